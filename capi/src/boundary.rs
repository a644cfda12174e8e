//! The boundary between C and Rust: pointers become references, and panics become errors.

use std::ffi::{CStr, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::slice;

use crate::objects::{Error, c_string};

/// The kind of an error in the use of this interface.
const INVALID_ARGUMENT: &str = "InvalidArgument";

/// The kind of an error that is a bug of this library.
const INTERNAL: &str = "InternalError";

pub(crate) type Result<T> = std::result::Result<T, Box<Error>>;

/// Runs the body of a function, and returns its error or NULL. A panic must not unwind into C.
pub(crate) fn guarded(body: impl FnOnce() -> Result<()>) -> *mut Error {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => ptr::null_mut(),
        Ok(Err(error)) => Box::into_raw(error),
        Err(panic) => {
            let text = panic.downcast_ref::<&str>().copied();
            let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("panic");
            Box::into_raw(Box::new(Error::new(INTERNAL, text)))
        }
    }
}

/// Returns the elements of an array, which may be NULL if it has none.
///
/// # Safety
///
/// `start` is NULL or the address of `count` elements that live as long as `'a` and do not change meanwhile.
pub(crate) unsafe fn elements<'a, T>(start: *const T, count: usize) -> Result<&'a [T]> {
    if count == 0 {
        return Ok(&[]);
    }
    if start.is_null() || !start.is_aligned() || count > isize::MAX as usize / size_of::<T>().max(1) {
        return Err(invalid("expected the address of an array"));
    }
    // SAFETY: the caller promises the elements; address and size have been checked as far as possible.
    Ok(unsafe { slice::from_raw_parts(start, count) })
}

/// Returns a string, or `None` for NULL.
///
/// # Safety
///
/// `text` is NULL or a string with a zero byte at its end that lives as long as `'a` and does not change meanwhile.
pub(crate) unsafe fn string<'a>(text: *const c_char) -> Result<Option<&'a str>> {
    if text.is_null() {
        return Ok(None);
    }
    // SAFETY: the caller promises the string.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map(Some).map_err(|_| invalid("expected a string in UTF-8"))
}

/// Moves an object to the heap, and its address to the variable of the caller.
///
/// # Safety
///
/// `to` is NULL or the address of a variable.
pub(crate) unsafe fn give<T>(to: *mut *mut T, object: T) -> Result<()> {
    if to.is_null() {
        return Err(invalid("expected the address of a variable for the result"));
    }
    // SAFETY: the caller promises the variable.
    unsafe { to.write(Box::into_raw(Box::new(object))) };
    Ok(())
}

/// Moves a text to the heap, and its address to the variable of the caller.
///
/// # Safety
///
/// `to` is NULL or the address of a variable.
pub(crate) unsafe fn give_text(to: *mut *mut c_char, text: &str) -> Result<()> {
    if to.is_null() {
        return Err(invalid("expected the address of a variable for the result"));
    }
    // SAFETY: the caller promises the variable.
    unsafe { to.write(c_string(text).into_raw()) };
    Ok(())
}

/// Frees an object.
///
/// # Safety
///
/// `object` is NULL, or comes from [`give`] or `Box::into_raw`, and nothing uses it afterwards.
pub(crate) unsafe fn free<T>(object: *mut T) {
    if !object.is_null() {
        // SAFETY: the caller promises that the object is a box of ours and that this is its last use.
        drop(unsafe { Box::from_raw(object) });
    }
}

pub(crate) fn invalid(message: &str) -> Box<Error> {
    Box::new(Error::new(INVALID_ARGUMENT, message))
}
