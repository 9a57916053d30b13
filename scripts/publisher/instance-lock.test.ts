import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeInstanceLock } from './instance-lock.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a second one is refused and told who works there; then it may', async () => {
  const first = await takeInstanceLock(folder);
  await expect(takeInstanceLock(folder)).rejects.toThrow(`proceso ${process.pid}`);
  first.release();
  const second = await takeInstanceLock(folder);
  second.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('what a killed one left behind stops nobody', async () => {
  const script = `require('net').createServer().listen(process.argv[1], () => console.log('x'))`;
  const socket = path.join(folder, 'publisher.sock');
  const holder = spawn(process.execPath, ['-e', script, socket]);
  await once(holder.stdout, 'data');
  await expect(takeInstanceLock(folder)).rejects.toThrow('Ya hay un publicador');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(readdirSync(folder)).toEqual(['publisher.sock']);
  (await takeInstanceLock(folder)).release();
});

test('of many that start together one gets it', async () => {
  const dead = createServer().listen(path.join(folder, 'publisher.sock'));
  await once(dead, 'listening');
  dead.close();
  const starts = await Promise.allSettled(
    Array.from({ length: 5 }, () => takeInstanceLock(folder)),
  );
  const winners = starts.filter((start) => start.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  winners.forEach(({ value }) => value.release());
});

test('a folder may be deeper than the address of a socket', async () => {
  const deep = path.join(folder, 'x'.repeat(60), 'y'.repeat(60));
  const first = await takeInstanceLock(deep);
  await expect(takeInstanceLock(deep)).rejects.toThrow('Ya hay un publicador');
  first.release();
});
