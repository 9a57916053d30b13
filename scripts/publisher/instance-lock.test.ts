import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acquireInstanceLock } from './instance-lock.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('refuses a second publisher, naming the pid of the first, until the lock is released', async () => {
  const first = await acquireInstanceLock(folder);
  await expect(acquireInstanceLock(folder)).rejects.toThrow(`proceso ${process.pid}`);
  first.release();
  const second = await acquireInstanceLock(folder);
  second.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('ignores the lock of a killed process', async () => {
  const script = `require('net').createServer().listen(process.argv[1], () => console.log('x'))`;
  const socket = path.join(folder, 'publisher.sock');
  const holder = spawn(process.execPath, ['-e', script, socket]);
  await once(holder.stdout, 'data');
  await expect(acquireInstanceLock(folder)).rejects.toThrow('Ya hay un publicador');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(readdirSync(folder)).toEqual(['publisher.sock']);
  (await acquireInstanceLock(folder)).release();
});

test('grants the lock to one of several simultaneous starts', async () => {
  const dead = createServer().listen(path.join(folder, 'publisher.sock'));
  await once(dead, 'listening');
  dead.close();
  const starts = await Promise.allSettled(
    Array.from({ length: 5 }, () => acquireInstanceLock(folder)),
  );
  const winners = starts.filter((start) => start.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  winners.forEach(({ value }) => value.release());
});

test('works in a folder whose path is too long for a socket address', async () => {
  const deep = path.join(folder, 'x'.repeat(60), 'y'.repeat(60));
  const first = await acquireInstanceLock(deep);
  await expect(acquireInstanceLock(deep)).rejects.toThrow('Ya hay un publicador');
  first.release();
});
