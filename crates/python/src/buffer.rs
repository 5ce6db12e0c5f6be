//! Access to the memory of other objects (NumPy arrays, bytes, memory maps) by the buffer protocol.

use evoku_sudoku::search::Line;
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// Contiguous bytes.
pub(crate) struct Memory(PyBuffer<u8>);

impl Memory {
    /// The bytes of an object.
    ///
    /// # Errors
    /// If the object doesn't hold bytes, or they aren't contiguous.
    pub(crate) fn of(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        let buffer = PyBuffer::<u8>::get(object)
            .map_err(|_| PyTypeError::new_err("an array of bytes (uint8) expected"))?;
        if !buffer.is_c_contiguous() {
            return Err(PyValueError::new_err("an array in one piece expected (C order)"));
        }
        Ok(Self(buffer))
    }

    /// The bytes. The caller must not write to the bytes while the slice is in use, as with every
    /// function of NumPy that releases the interpreter's lock.
    #[allow(unsafe_code, reason = "memory of another object")]
    pub(crate) fn bytes(&self) -> &[u8] {
        // SAFETY: the bytes are contiguous, and the buffer is held as long as the slice lives. The
        // caller ensures that no other thread writes to them meanwhile.
        self.0.as_slice_ptr().map_or(&[], |bytes| unsafe { bytes.as_ref() })
    }

    /// The bytes as lines of 81.
    ///
    /// # Errors
    /// If the number of bytes is not a multiple of 81.
    pub(crate) fn lines(&self) -> PyResult<&[Line]> {
        let (lines, rest) = self.bytes().as_chunks();
        if rest.is_empty() {
            return Ok(lines);
        }
        let found = self.bytes().len();
        Err(PyValueError::new_err(format!("{found} cells, expected a multiple of 81")))
    }
}

/// Contiguous bytes to write to.
pub(crate) struct Target(PyBuffer<u8>);

impl Target {
    /// The memory of an object, which must have exactly `length` bytes.
    ///
    /// # Errors
    /// If it has another length, or can't be written.
    pub(crate) fn of(object: &Bound<'_, PyAny>, length: usize) -> PyResult<Self> {
        let buffer = PyBuffer::<u8>::get(object)?;
        if buffer.readonly() || !buffer.is_c_contiguous() || buffer.len_bytes() != length {
            let expected = format!("room for {length} bytes in one piece expected");
            return Err(PyValueError::new_err(expected));
        }
        Ok(Self(buffer))
    }

    /// The bytes.
    #[allow(unsafe_code, reason = "memory of another object")]
    pub(crate) fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: the bytes are writable and contiguous, and the buffer is held as long as the
        // slice lives. Our own Python code allocated it for this call, so no other code refers to
        // it.
        self.0.as_slice_ptr().map_or(&mut [], |mut bytes| unsafe { bytes.as_mut() })
    }
}
