// Preloaded in child programs (`startChild`, `bootstrap.mjs`): ends the program and its process group
// when the parent process has ended. The kernel then closes the other end of the pipe in any case.
// Plain JavaScript, because it runs without tsx.
const { Socket } = require('node:net');
const process = require('node:process');
const { setTimeout } = require('node:timers');

// Longer than a program needs to end its own children.
const GRACE_MS = 30_000;

const fd = Number(process.env.PARENT_PIPE_FD);
// Child processes and threads do not inherit the pipe.
delete process.env.PARENT_PIPE_FD;
if (fd > 0) watch(new Socket({ fd, readable: true, writable: false }));

function watch(pipe) {
  pipe.on('error', () => undefined);
  pipe.once('close', () => {
    // The parent read the log; writing to the closed pipe must not interrupt the clean-up.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    signal('SIGTERM');
    setTimeout(() => signal('SIGKILL'), GRACE_MS).unref();
  });
  pipe.resume();
  pipe.unref();
}

function signal(name) {
  try {
    process.kill(-process.pid, name);
  } catch {
    // Not a process group leader.
    process.kill(process.pid, name);
  }
}
