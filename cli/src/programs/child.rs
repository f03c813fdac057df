//! A process behind pipes: its lines arrive through a channel, so that waiting for one can end.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::{Failure, cpu_time};

/// So much of standard error is kept, its end.
const COMPLAINT_LENGTH: usize = 600;

pub struct ChildProcess {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    complaint: Arc<Mutex<String>>,
    complaining: Option<JoinHandle<()>>,
    patience: Duration,
}

impl ChildProcess {
    pub fn start(command: &[String], patience: Duration) -> Result<ChildProcess, Failure> {
        let (name, arguments) = command.split_first().ok_or(Failure::Unable("there is no command".into()))?;
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| Failure::Unable(format!("cannot start {name}: {error}")))?;
        let no_pipe = || Failure::Unable(format!("{name} has no pipes"));
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
        let complaint = Arc::new(Mutex::new(String::new()));
        let kept = Arc::clone(&complaint);
        let complaining = thread::spawn(move || keep_the_end(errors, &kept));
        Ok(ChildProcess { child, input, lines, complaint, complaining: Some(complaining), patience })
    }

    /// Sends lines.
    pub fn send(&mut self, text: &str) -> Result<(), Failure> {
        let sent = writeln!(self.input, "{text}").and_then(|()| self.input.flush());
        sent.map_err(|_| self.crash())
    }

    /// The next line. A program that says nothing for too long has failed.
    pub fn receive(&mut self) -> Result<String, Failure> {
        let patience = self.patience;
        self.receive_within(patience)?.ok_or(Failure::Silent(patience))
    }

    /// The next line, if one comes within this time.
    pub fn receive_within(&mut self, time: Duration) -> Result<Option<String>, Failure> {
        match self.lines.recv_timeout(time) {
            Ok(line) => Ok(Some(line.trim_end().into())),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(self.crash()),
        }
    }

    /// The next line for which this has an answer.
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

    /// The processor time so far.
    pub fn cpu_time(&self) -> Option<Duration> {
        cpu_time::of_process(self.child.id())
    }

    /// How the process has ended. One that has closed its output but runs on is ended here.
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
        if let Some(thread) = self.complaining.take() {
            let _ = thread.join();
        }
        let how = ended.map_or("it closed its output".into(), |status| status.to_string());
        let said = self.complaint.lock().map(|text| text.trim().replace('\n', " / ")).unwrap_or_default();
        Failure::Crashed(if said.is_empty() { how } else { format!("{how}: {said}") })
    }
}

impl Drop for ChildProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn keep_the_end(mut errors: impl Read, kept: &Mutex<String>) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = errors.read(&mut bytes) {
        let Ok(mut kept) = kept.lock() else { return };
        kept.push_str(&String::from_utf8_lossy(&bytes[..count]));
        let surplus = kept.chars().count().saturating_sub(COMPLAINT_LENGTH);
        *kept = kept.chars().skip(surplus).collect();
    }
}
