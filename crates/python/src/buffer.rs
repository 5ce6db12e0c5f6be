//! Memory of other objects (NumPy arrays, bytes, memory maps) by the buffer protocol.

use evoku_sudoku::search::Line;
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// Bytes in one piece.
pub(crate) struct Memory(PyBuffer<u8>);

impl Memory {
    /// The bytes of an object.
    ///
    /// # Errors
    /// If it holds anything but bytes, or holds them in several pieces.
    pub(crate) fn of(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        let buffer = PyBuffer::<u8>::get(object)
            .map_err(|_| PyTypeError::new_err("an array of bytes (uint8) expected"))?;
        if !buffer.is_c_contiguous() {
            return Err(PyValueError::new_err("an array in one piece expected (C order)"));
        }
        Ok(Self(buffer))
    }

    /// The bytes. Nobody may write them meanwhile, as in every function of NumPy that releases the
    /// lock.
    #[allow(unsafe_code, reason = "memory of another object")]
    pub(crate) fn bytes(&self) -> &[u8] {
        // SAFETY: contiguous, and the buffer is held as long as the slice lives. That nobody
        // writes meanwhile is asked of the caller.
        self.0.as_slice_ptr().map_or(&[], |bytes| unsafe { bytes.as_ref() })
    }

    /// The bytes as lines of 81.
    ///
    /// # Errors
    /// If some are left over.
    pub(crate) fn lines(&self) -> PyResult<&[Line]> {
        let (lines, rest) = self.bytes().as_chunks();
        if rest.is_empty() {
            return Ok(lines);
        }
        let found = self.bytes().len();
        Err(PyValueError::new_err(format!("{found} cells, expected a multiple of 81")))
    }
}

/// Bytes in one piece to be written.
pub(crate) struct Target(PyBuffer<u8>);

impl Target {
    /// The memory of an object, which has room for just so many bytes.
    ///
    /// # Errors
    /// If it has not, or can't be written.
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
        // SAFETY: writable and contiguous, and held as long as the slice lives; our own Python
        // code made it for this call, so nobody else knows it.
        self.0.as_slice_ptr().map_or(&mut [], |mut bytes| unsafe { bytes.as_mut() })
    }
}
