//! The process of a program: its folder, its pipes, and its end.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use evoku_messages::{Message, say};

/// The number of bytes of standard error that are kept.
const KEPT: usize = 4096;

/// The time that a program gets to exit by itself, and that its last words get to arrive.
pub(super) const GRACE: Duration = Duration::from_secs(1);

/// A running program. When it is dropped, it is killed with all its children, and its folder is
/// deleted.
pub(super) struct Process {
    child: Child,
    /// The exit status, once the system has returned it.
    status: Option<ExitStatus>,
    errors: Errors,
    /// Held so that it is deleted after the program was killed.
    _folder: WorkingFolder,
}

/// The pipes to a program.
pub(super) struct Pipes {
    pub(super) input: ChildStdin,
    pub(super) output: ChildStdout,
}

impl Process {
    /// Starts a program. Words that name a file or folder in `plan` become absolute paths.
    pub(super) fn start(words: &[String], plan: &Path) -> Result<(Self, Pipes), Message> {
        let folder = WorkingFolder::create()
            .map_err(|error| say::lab_program_folder(say::verbatim(error.to_string())))?;
        let mut command = command(words, plan);
        command
            .current_dir(&folder.0)
            .env("EVOKU_FOLDER", plan)
            .envs(["TMPDIR", "TMP", "TEMP"].map(|name| (name, &folder.0)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // A process group of its own, which can be killed with all children. It also keeps Ctrl-C
        // from the program, which the laboratory ends in order.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let cannot =
            |error: io::Error| say::lab_program_start(&words[0], say::verbatim(error.to_string()));
        let mut child = command.spawn().map_err(cannot)?;
        let (input, output, errors) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let process = |errors| Self { child, status: None, errors, _folder: folder };
        match (input, output, errors) {
            (Some(input), Some(output), Some(errors)) => {
                Ok((process(Errors::of(errors)), Pipes { input, output }))
            }
            _ => Err(cannot(io::ErrorKind::BrokenPipe.into())),
        }
    }

    /// Returns `true` if the program has exited, and kills the children that it left behind. They
    /// may keep its output open.
    pub(super) fn has_exited(&mut self) -> bool {
        if self.status.is_none()
            && let Ok(Some(status)) = self.child.try_wait()
        {
            self.status = Some(status);
            self.kill_group();
        }
        self.status.is_some()
    }

    /// Waits for the program to exit by itself; `None` if it takes longer than [`GRACE`].
    pub(super) fn wait(&mut self) -> Option<ExitStatus> {
        let end = Instant::now() + GRACE;
        while !self.has_exited() && Instant::now() < end {
            std::thread::sleep(Duration::from_millis(1));
        }
        self.status
    }

    /// Kills the program and its children, unless it has exited: then the children are dead, and
    /// the system may have given its number to another process.
    pub(super) fn kill(&mut self) {
        if self.status.is_none() {
            self.kill_group();
            // A program that has exited can't be killed.
            let _ = self.child.kill();
            self.status = self.child.wait().ok();
        }
    }

    #[cfg(unix)]
    fn kill_group(&self) {
        use nix::sys::signal::{Signal, killpg};
        use nix::unistd::Pid;

        if let Ok(group) = i32::try_from(self.child.id()) {
            // Fails if no process of the group is left.
            let _ = killpg(Pid::from_raw(group), Signal::SIGKILL);
        }
    }

    #[cfg(not(unix))]
    fn kill_group(&self) {
        if cfg!(windows) && self.status.is_none() {
            let id = self.child.id().to_string();
            let mut kill = Command::new("taskkill");
            kill.args(["/T", "/F", "/PID", &id]).stdout(Stdio::null()).stderr(Stdio::null());
            // Without it, only the program itself is killed.
            let _ = kill.status();
        }
    }

    /// The last bytes that the program wrote to standard error. To be called after
    /// [`kill`](Self::kill).
    pub(super) fn errors(&self) -> Vec<u8> {
        self.errors.last()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The command of a program, with absolute paths.
fn command(words: &[String], plan: &Path) -> Command {
    let absolute = |word: &String| {
        let path = plan.join(word);
        // An empty word would be the folder itself.
        if !word.is_empty() && path.exists() { path } else { PathBuf::from(word) }
    };
    // A program without a folder in its name is searched by the system.
    let program = &words[0];
    let has_folder = program.contains(std::path::is_separator);
    let program = if has_folder { plan.join(program) } else { PathBuf::from(program) };
    let mut command = Command::new(program);
    command.args(words[1..].iter().map(absolute));
    command
}

/// The end of standard error, which a thread reads.
struct Errors {
    kept: Arc<Mutex<Vec<u8>>>,
    /// Disconnected at the end of the stream.
    ended: Receiver<()>,
}

impl Errors {
    fn of(mut from: ChildStderr) -> Self {
        let kept = Arc::new(Mutex::new(Vec::new()));
        let (end, ended) = mpsc::channel();
        let into = Arc::clone(&kept);
        std::thread::spawn(move || {
            let _end = end;
            let mut buffer = [0; KEPT];
            while let Ok(count @ 1..) = from.read(&mut buffer) {
                let mut kept = into.lock().unwrap_or_else(PoisonError::into_inner);
                kept.extend_from_slice(&buffer[..count]);
                let excess = kept.len().saturating_sub(KEPT);
                kept.drain(..excess);
            }
        });
        Self { kept, ended }
    }

    fn last(&self) -> Vec<u8> {
        // A process that left the group may keep the stream open, so the wait is bounded.
        let _ = self.ended.recv_timeout(GRACE);
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// An empty folder, deleted when it is dropped.
struct WorkingFolder(PathBuf);

impl WorkingFolder {
    fn create() -> io::Result<Self> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let parent = std::env::temp_dir();
        loop {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let path = parent.join(format!("evoku-run-{}-{number}", std::process::id()));
            #[cfg_attr(not(unix), expect(unused_mut))]
            let mut builder = fs::DirBuilder::new();
            #[cfg(unix)]
            std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
            match builder.create(&path) {
                // A process with the same number may have left a folder.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                created => return created.map(|()| Self(path)),
            }
        }
    }
}

impl Drop for WorkingFolder {
    fn drop(&mut self) {
        // A program may have made parts of its folder unreadable; they stay.
        let _ = fs::remove_dir_all(&self.0);
    }
}
