//! Shows files in a browser.

use std::path::Path;
use std::process::{Command, Stdio};

use evoku_messages::say;

use crate::error::{Context, Result, ensure};

/// Opens a file with the program that the system has for it.
pub(crate) fn show(path: &Path) -> Result<()> {
    let program = match std::env::consts::OS {
        "windows" => "cmd",
        "macos" => "open",
        _ => "xdg-open",
    };
    let shown = path.display().to_string();
    let mut command = Command::new(program);
    name_file(&mut command, path);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().within(|cause| say::command_no_browser(&shown, cause))?;
    ensure!(status.success(), say::command_browser_failed(program, &shown));
    Ok(())
}

/// Adds the arguments that open a file. `start` belongs to the shell of Windows, for which `&` and other
/// characters in names are special unless the name is in quotation marks. The first pair of quotation
/// marks is the title of a window.
#[cfg(windows)]
fn name_file(command: &mut Command, path: &Path) {
    use std::os::windows::process::CommandExt;

    command.raw_arg(format!("/d /c start \"\" \"{}\"", path.display()));
}

/// Adds the arguments that open a file.
#[cfg(not(windows))]
fn name_file(command: &mut Command, path: &Path) {
    command.arg(path);
}
