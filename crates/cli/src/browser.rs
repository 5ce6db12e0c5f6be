//! Shows files in a browser.

use std::path::Path;
use std::process::{Command, Stdio};

use evoku_messages::say;

use crate::error::{Context, Result, ensure};

/// Opens a file with the program that the system has for it.
pub(crate) fn show(path: &Path) -> Result<()> {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "windows" => ("cmd", &["/c", "start", ""]),
        "macos" => ("open", &[]),
        _ => ("xdg-open", &[]),
    };
    let shown = path.display().to_string();
    let mut command = Command::new(program);
    command.args(arguments).arg(path).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().within(|cause| say::command_no_browser(&shown, cause))?;
    ensure!(status.success(), say::command_browser_failed(program, &shown));
    Ok(())
}
