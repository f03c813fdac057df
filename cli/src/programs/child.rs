//! A child process whose output lines arrive through a channel, so that waiting for them can time out.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::{Failure, cpu_time};

/// Number of characters retained from the end of standard error.
const STDERR_TAIL_LENGTH: usize = 600;

pub struct ChildProcess {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    stderr_tail: Arc<Mutex<String>>,
    stderr_reader: Option<JoinHandle<()>>,
    patience: Duration,
}

impl ChildProcess {
    pub fn start(command: &[String], patience: Duration) -> Result<ChildProcess, Failure> {
        let (name, arguments) =
            command.split_first().ok_or(Failure::Unsupported("there is no command".into()))?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| Failure::Unsupported(format!("cannot start {name}: {error}")))?;
        let no_pipe = || Failure::Unsupported(format!("{name} has no pipes"));
        let input = child.stdin.take().ok_or_else(no_pipe)?;
        let output = child.stdout.take().ok_or_else(no_pipe)?;
        let errors = child.stderr.take().ok_or_else(no_pipe)?;
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                let Ok(line) = line else { break };
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let stderr_tail = Arc::new(Mutex::new(String::new()));
        let tail = Arc::clone(&stderr_tail);
        let stderr_reader = thread::spawn(move || read_tail(errors, &tail));
        Ok(ChildProcess { child, input, lines, stderr_tail, stderr_reader: Some(stderr_reader), patience })
    }

    /// Sends one or more lines.
    pub fn send(&mut self, text: &str) -> Result<(), Failure> {
        let sent = writeln!(self.input, "{text}").and_then(|()| self.input.flush());
        sent.map_err(|_| self.crash())
    }

    /// Waits for the next line; fails after the process's `patience`.
    pub fn receive(&mut self) -> Result<String, Failure> {
        let patience = self.patience;
        self.receive_within(patience)?.ok_or(Failure::Timeout(patience))
    }

    /// The next line, if one arrives within `time`.
    pub fn receive_within(&mut self, time: Duration) -> Result<Option<String>, Failure> {
        match self.lines.recv_timeout(time) {
            Ok(line) => Ok(Some(line.trim_end().into())),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(self.crash()),
        }
    }

    /// Waits for the first line that `read` accepts.
    pub fn receive_until<T>(&mut self, mut read: impl FnMut(&str) -> Option<T>) -> Result<T, Failure> {
        loop {
            let line = self.receive()?;
            if let Some(found) = read(&line) {
                return Ok(found);
            }
        }
    }

    pub fn patience(&self) -> Duration {
        self.patience
    }

    /// Processor time used so far, if the system reports it.
    pub fn cpu_time(&self) -> Option<Duration> {
        cpu_time::of_process(self.child.id())
    }

    /// Returns how the process ended; kills it if it closed its output but is still running.
    fn crash(&mut self) -> Failure {
        let ended = (0..50).find_map(|_| match self.child.try_wait() {
            Ok(None) => {
                thread::sleep(Duration::from_millis(2));
                None
            }
            other => other.ok().flatten(),
        });
        if ended.is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
        if let Some(thread) = self.stderr_reader.take() {
            let _ = thread.join();
        }
        let how = ended.map_or("it closed its output".into(), |status| status.to_string());
        let message =
            self.stderr_tail.lock().map(|text| text.trim().replace('\n', " / ")).unwrap_or_default();
        Failure::Crashed(if message.is_empty() { how } else { format!("{how}: {message}") })
    }
}

impl Drop for ChildProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn read_tail(mut errors: impl Read, tail: &Mutex<String>) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = errors.read(&mut bytes) {
        let Ok(mut tail) = tail.lock() else { return };
        tail.push_str(&String::from_utf8_lossy(&bytes[..count]));
        let surplus = tail.chars().count().saturating_sub(STDERR_TAIL_LENGTH);
        *tail = tail.chars().skip(surplus).collect();
    }
}
