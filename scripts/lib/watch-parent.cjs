// Loaded before a program that another one starts (`startChild`, `bootstrap.mjs`): ends it, and the
// process group it leads, when the process that started it is gone. The kernel closes the other end
// of the pipe whatever ended that process. Plain JavaScript, because it runs without tsx.
const { Socket } = require('node:net');
const process = require('node:process');
const { setTimeout } = require('node:timers');

// More than the time the program itself takes to end what it has started.
const GRACE_MS = 30_000;

const fd = Number(process.env.PARENT_PIPE_FD);
// Processes and threads that this one starts do not have the pipe.
delete process.env.PARENT_PIPE_FD;
if (fd > 0) watch(new Socket({ fd, readable: true, writable: false }));

function watch(pipe) {
  pipe.on('error', () => undefined);
  pipe.once('close', () => {
    // The log went to the process that is gone; writing to it must not interrupt the clean-up.
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
    // It does not lead a group.
    process.kill(process.pid, name);
  }
}
