//! A program under test: started, observed, signalled, and collected.

use std::io::{ErrorKind, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The time limit of every wait. It is far longer than any event takes on a busy machine, so only a
/// program that hangs reaches it.
const CEILING: Duration = Duration::from_secs(300);
/// The polling interval for conditions that can't wake the observer, such as a file.
const PAUSE: Duration = Duration::from_millis(2);

/// A source of text of a [`TestProcess`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Standard output.
    Stdout,
    /// Standard error.
    Stderr,
    /// The terminal of [`TestProcess::at_terminal`].
    Screen,
}

/// The text that arrived so far.
#[derive(Default)]
struct RecordedOutput {
    texts: [Vec<u8>; 3],
    open: usize,
}

impl RecordedOutput {
    fn text(&self, stream: Stream) -> String {
        String::from_utf8_lossy(&self.texts[stream as usize]).into_owned()
    }
}

#[derive(Default)]
struct Shared {
    recorded: Mutex<RecordedOutput>,
    changed: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, RecordedOutput> {
        self.recorded.lock().expect("no reader panics")
    }
}

/// The result of a program that has ended.
#[derive(Debug)]
pub struct Ended {
    /// Exit status.
    pub status: ExitStatus,
    /// Text on standard output.
    pub stdout: String,
    /// Text on standard error.
    pub stderr: String,
    /// Text on the terminal, if there was one.
    pub screen: String,
}

/// A running program whose output is read as it arrives.
///
/// Tests wait for events, never for time. Every wait ends with the event, or fails and shows the
/// output so far. It fails at once if the program ends before the event, otherwise after five
/// minutes. A program that is still running when its `TestProcess` is dropped is killed.
pub struct TestProcess {
    child: Child,
    input: Option<ChildStdin>,
    shared: Arc<Shared>,
    readers: Vec<JoinHandle<()>>,
}

impl TestProcess {
    /// Starts a program with pipes for its input and both outputs.
    pub fn spawn(command: Command) -> Self {
        let (mut process, stdout) = Self::spawn_unread(command);
        process.read(Stream::Stdout, stdout);
        process
    }

    /// Starts a program whose standard output the test reads itself.
    pub fn spawn_unread(mut command: Command) -> (Self, ChildStdout) {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = Self::start(command);
        let stdout = process.child.stdout.take().expect("a pipe");
        (process, stdout)
    }

    /// Starts a program whose input and outputs are as the command sets them.
    pub fn spawn_as_set(command: Command) -> Self {
        let mut process = Self::start(command);
        if let Some(stdout) = process.child.stdout.take() {
            process.read(Stream::Stdout, stdout);
        }
        process
    }

    /// Starts a program as [`spawn_as_set`](Self::spawn_as_set) does, with some of its ends at a
    /// terminal whose other side is `screen`.
    pub fn at_terminal(command: Command, screen: impl Read + Send + 'static) -> Self {
        let mut process = Self::spawn_as_set(command);
        process.read(Stream::Screen, screen);
        process
    }

    /// Starts the program. The command is dropped, and with it this process's copies of the
    /// program's ends of the pipes.
    fn start(mut command: Command) -> Self {
        #[cfg(unix)]
        heed_signals(&mut command);
        let mut child =
            command.spawn().unwrap_or_else(|error| panic!("can't start {command:?}: {error}"));
        let (input, stderr) = (child.stdin.take(), child.stderr.take());
        let mut process = Self { child, input, shared: Arc::default(), readers: Vec::new() };
        if let Some(stderr) = stderr {
            process.read(Stream::Stderr, stderr);
        }
        process
    }

    fn read(&mut self, stream: Stream, mut from: impl Read + Send + 'static) {
        self.shared.lock().open += 1;
        let shared = Arc::clone(&self.shared);
        self.readers.push(std::thread::spawn(move || {
            let mut buffer = vec![0; 1 << 16];
            loop {
                let count = match from.read(&mut buffer) {
                    Ok(count) => count,
                    Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                    // A terminal without a writer returns an error.
                    Err(_) => 0,
                };
                let mut recorded = shared.lock();
                recorded.texts[stream as usize].extend(&buffer[..count]);
                recorded.open -= usize::from(count == 0);
                shared.changed.notify_all();
                if count == 0 {
                    return;
                }
            }
        }));
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Writes to standard input. Returns once the program, or the pipe to it, has accepted
    /// everything. Returns `false` if the program does not read any more.
    ///
    /// # Panics
    ///
    /// If standard input was taken or closed.
    pub fn write(&mut self, text: &str) -> bool {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_ok()
    }

    /// Takes standard input, for a thread that writes to it.
    ///
    /// # Panics
    ///
    /// If it was taken or closed before.
    pub fn take_input(&mut self) -> ChildStdin {
        self.input.take().expect("the input is open")
    }

    /// Closes standard input.
    pub fn close_input(&mut self) {
        self.input = None;
    }

    /// Waits until the text of a stream so far meets a condition.
    pub fn wait_for(&mut self, stream: Stream, mut is_met: impl FnMut(&str) -> bool) {
        let met = self.observe(|recorded| is_met(&recorded.text(stream)).then_some(()));
        met.unwrap_or_else(|| self.fail("ended before the expected text"));
    }

    /// Waits for a complete line of a stream that meets a condition, and returns the first such line
    /// without its end.
    pub fn wait_for_line(
        &mut self,
        stream: Stream,
        mut is_met: impl FnMut(&str) -> bool,
    ) -> String {
        let line = self.observe(|recorded| {
            let text = recorded.text(stream);
            let mut lines = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
            lines.find(|line| is_met(line)).map(str::to_owned)
        });
        line.unwrap_or_else(|| self.fail("ended before the expected line"))
    }

    /// Waits until any other condition holds, for example on a file or on the content of a store.
    pub fn wait_until(&mut self, is_met: impl FnMut() -> bool) {
        if !self.reaches(is_met) {
            self.fail("ended before the expected event");
        }
    }

    /// Waits until a condition holds. Returns `false` if the program ends before.
    pub fn reaches(&mut self, mut is_met: impl FnMut() -> bool) -> bool {
        self.observe(|_| is_met().then_some(())).is_some()
    }

    /// Polls until `look` returns a value. Returns `None` if the program ends without one.
    fn observe<T>(&mut self, mut look: impl FnMut(&RecordedOutput) -> Option<T>) -> Option<T> {
        let start = Instant::now();
        let shared = Arc::clone(&self.shared);
        loop {
            let has_ended = self.child.try_wait().expect("a child of ours").is_some();
            let recorded = shared.lock();
            // Determined before `look` is called, so that its last call sees everything.
            let is_over = has_ended && recorded.open == 0;
            let found = look(&recorded);
            if found.is_some() || is_over {
                return found;
            }
            if start.elapsed() > CEILING {
                drop(recorded);
                self.fail("hangs");
            }
            drop(shared.changed.wait_timeout(recorded, PAUSE));
        }
    }

    fn fail(&mut self, why: &str) -> ! {
        let recorded = self.shared.lock();
        let [stdout, stderr, screen] =
            [Stream::Stdout, Stream::Stderr, Stream::Screen].map(|stream| recorded.text(stream));
        drop(recorded);
        panic!(
            "the program {why}; standard output: {stdout:?}; standard error: {stderr:?}; \
             terminal: {screen:?}"
        );
    }

    /// Sends SIGINT, as Ctrl-C does.
    #[cfg(unix)]
    pub fn interrupt(&self) {
        self.signal(nix::sys::signal::Signal::SIGINT);
    }

    /// Sends SIGTERM, as schedulers do.
    #[cfg(unix)]
    pub fn terminate(&self) {
        self.signal(nix::sys::signal::Signal::SIGTERM);
    }

    /// Sends SIGHUP, as a terminal does when it closes.
    #[cfg(unix)]
    pub fn hang_up(&self) {
        self.signal(nix::sys::signal::Signal::SIGHUP);
    }

    #[cfg(unix)]
    fn signal(&self, signal: nix::sys::signal::Signal) {
        let id = i32::try_from(self.id()).expect("a number of a process");
        nix::sys::signal::kill(nix::unistd::Pid::from_raw(id), signal).expect("a child of ours");
    }

    /// Kills the program, on Unix by SIGKILL. Returns `false` if it had ended before.
    pub fn kill(mut self) -> bool {
        let was_running = self.child.try_wait().expect("a child of ours").is_none();
        self.child.kill().expect("a child of ours");
        let status = self.child.wait().expect("a child of ours");
        // The program may have ended between the two calls.
        was_running && status.code().is_none_or(|_| cfg!(not(unix)))
    }

    /// Closes standard input and waits until the program ends.
    pub fn end(mut self) -> Ended {
        self.close_input();
        self.wait()
    }

    /// Waits until the program ends, with its standard input left open.
    pub fn wait(mut self) -> Ended {
        self.reaches(|| false);
        let status = self.child.wait().expect("a child of ours");
        self.readers.drain(..).for_each(|reader| reader.join().expect("no reader panics"));
        let recorded = self.shared.lock();
        let [stdout, stderr, screen] =
            [Stream::Stdout, Stream::Stderr, Stream::Screen].map(|stream| recorded.text(stream));
        drop(recorded);
        Ended { status, stdout, stderr, screen }
    }
}

impl Drop for TestProcess {
    fn drop(&mut self) {
        // An error means that the program has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Makes a program heed the signals that this process may ignore, as under `nohup` and in the
/// background of some shells.
#[cfg(unix)]
#[allow(unsafe_code, reason = "signals are set between fork and exec")]
fn heed_signals(command: &mut Command) {
    use nix::sys::signal::{SigHandler, Signal, signal};
    use std::os::unix::process::CommandExt;

    let heed = || {
        for number in [Signal::SIGHUP, Signal::SIGINT, Signal::SIGTERM] {
            // SAFETY: no handler is set, and the call is allowed between fork and exec.
            unsafe { signal(number, SigHandler::SigDfl)? };
        }
        Ok(())
    };
    // SAFETY: the closure neither allocates nor locks.
    unsafe { command.pre_exec(heed) };
}
