//! Exports tables to other libraries.

use std::ffi::{CString, c_char, c_int, c_void};
use std::ptr::{null, null_mut};
use std::sync::Arc;

use super::column::Column;
use super::ffi::{ArrowArray, ArrowSchema, ArrowStream};

/// A bit in the flags of a schema: values may be null.
const NULLABLE: i64 = 2;

/// The memory that an exported schema points to.
struct KeptSchema {
    _texts: [CString; 2],
    children: Vec<*mut ArrowSchema>,
}

/// The memory that an exported array points to.
struct KeptArray {
    _column: Option<Arc<Column>>,
    buffers: Vec<*const c_void>,
    children: Vec<*mut ArrowArray>,
}

/// The schema of a table.
pub(super) fn table_schema(columns: &[Arc<Column>]) -> ArrowSchema {
    let children = columns.iter().map(|one| schema(one.format, &one.name, NULLABLE, vec![]));
    schema("+s", "", 0, children.collect())
}

/// A table as an array of structures.
pub(super) fn table_array(columns: &[Arc<Column>], rows: usize) -> ArrowArray {
    let children = columns.iter().map(column_array).collect();
    array(rows, 0, None, vec![null()], children)
}

/// A table as a stream of one array.
pub(super) fn table_stream(columns: Vec<Arc<Column>>, rows: usize) -> ArrowStream {
    ArrowStream {
        get_schema: Some(stream_schema),
        get_next: Some(stream_next),
        get_last_error: Some(stream_error),
        release: Some(release_stream),
        private: Box::into_raw(Box::new(Streamed { columns, rows, is_given: false })).cast(),
    }
}

fn schema(format: &str, name: &str, flags: i64, children: Vec<ArrowSchema>) -> ArrowSchema {
    let texts = [format, name].map(|text| CString::new(text).unwrap_or_default());
    let [format, name] = [texts[0].as_ptr(), texts[1].as_ptr()];
    let children = children.into_iter().map(|one| Box::into_raw(Box::new(one))).collect();
    let mut kept = Box::new(KeptSchema { _texts: texts, children });
    ArrowSchema {
        format,
        name,
        flags,
        n_children: kept.children.len() as i64,
        children: kept.children.as_mut_ptr(),
        release: Some(release_schema),
        private: Box::into_raw(kept).cast(),
        ..ArrowSchema::empty()
    }
}

fn column_array(column: &Arc<Column>) -> ArrowArray {
    let validity = column.validity.as_ref().map_or(null(), |bits| bits.as_ptr().cast());
    let values = column.buffers.iter().map(|buffer| buffer.as_ptr().cast());
    let buffers = std::iter::once(validity).chain(values).collect();
    array(column.rows, column.nulls, Some(Arc::clone(column)), buffers, vec![])
}

fn array(
    rows: usize,
    nulls: usize,
    column: Option<Arc<Column>>,
    buffers: Vec<*const c_void>,
    children: Vec<ArrowArray>,
) -> ArrowArray {
    let children = children.into_iter().map(|one| Box::into_raw(Box::new(one))).collect();
    let mut kept = Box::new(KeptArray { _column: column, buffers, children });
    ArrowArray {
        length: rows as i64,
        null_count: nulls as i64,
        n_buffers: kept.buffers.len() as i64,
        n_children: kept.children.len() as i64,
        buffers: kept.buffers.as_mut_ptr(),
        children: kept.children.as_mut_ptr(),
        release: Some(release_array),
        private: Box::into_raw(kept).cast(),
        ..ArrowArray::empty()
    }
}

unsafe extern "C" fn release_schema(schema: *mut ArrowSchema) {
    // SAFETY: `schema` created it, and it was not released yet. A consumer that moved children out
    // has marked them as released, so dropping them does nothing.
    unsafe {
        let kept = Box::from_raw((*schema).private.cast::<KeptSchema>());
        for &child in &kept.children {
            drop(Box::from_raw(child));
        }
        ((*schema).private, (*schema).release) = (null_mut(), None);
    }
}

unsafe extern "C" fn release_array(array: *mut ArrowArray) {
    // SAFETY: as above.
    unsafe {
        let kept = Box::from_raw((*array).private.cast::<KeptArray>());
        for &child in &kept.children {
            drop(Box::from_raw(child));
        }
        ((*array).private, (*array).release) = (null_mut(), None);
    }
}

/// The memory that an exported stream points to.
struct Streamed {
    columns: Vec<Arc<Column>>,
    rows: usize,
    is_given: bool,
}

unsafe extern "C" fn stream_schema(stream: *mut ArrowStream, out: *mut ArrowSchema) -> c_int {
    // SAFETY: `table_stream` created the stream; `out` has room for a schema.
    unsafe {
        let streamed = &*(*stream).private.cast::<Streamed>();
        out.write(table_schema(&streamed.columns));
    }
    0
}

unsafe extern "C" fn stream_next(stream: *mut ArrowStream, out: *mut ArrowArray) -> c_int {
    // SAFETY: `table_stream` created the stream; `out` has room for an array.
    unsafe {
        let streamed = &mut *(*stream).private.cast::<Streamed>();
        // A released array marks the end of the stream.
        out.write(match std::mem::replace(&mut streamed.is_given, true) {
            false => table_array(&streamed.columns, streamed.rows),
            true => ArrowArray::empty(),
        });
    }
    0
}

unsafe extern "C" fn stream_error(_: *mut ArrowStream) -> *const c_char {
    null()
}

unsafe extern "C" fn release_stream(stream: *mut ArrowStream) {
    // SAFETY: `table_stream` created it, and it was not released yet.
    unsafe {
        drop(Box::from_raw((*stream).private.cast::<Streamed>()));
        ((*stream).private, (*stream).release) = (null_mut(), None);
    }
}
