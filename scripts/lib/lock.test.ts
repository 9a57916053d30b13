import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { acquireLock } from '@tequiora/cms/contracts/process-lock.ts';
import { withLock } from './lock.ts';
import { detail } from './steps.ts';
import { useTestFolder } from './use-test-folder.ts';

jest.mock('./steps.ts', () => ({ detail: jest.fn() }));

const folder = useTestFolder();
let file: string;
beforeEach(() => (file = path.join(folder(), 'a.sock')));

const acquire = (address = file) =>
  acquireLock(address, (holder) => {
    throw new Error(`proceso ${holder}`);
  });

test('is held until it is released; others learn the pid of the holder', async () => {
  const first = await acquire();
  await expect(acquire()).rejects.toThrow(`proceso ${process.pid}`);
  first.release();
  const second = await acquire();
  second.release();
  expect(readdirSync(folder())).toEqual([]);
});

test('ignores the lock of a killed process', async () => {
  const script = `require('net').createServer().listen(process.argv[1], () => console.log('x'))`;
  const holder = spawn(process.execPath, ['-e', script, file]);
  await once(holder.stdout, 'data');
  await expect(acquire()).rejects.toThrow('proceso');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(readdirSync(folder())).toEqual(['a.sock']);
  (await acquire()).release();
});

test('grants the lock to one of several simultaneous starts', async () => {
  const dead = createServer().listen(file);
  await once(dead, 'listening');
  dead.close();
  const starts = await Promise.allSettled(Array.from({ length: 5 }, () => acquire()));
  const winners = starts.filter((start) => start.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  winners.forEach(({ value }) => value.release());
});

test('works in a folder whose path is too long for a socket address', async () => {
  const deep = path.join(folder(), 'x'.repeat(60), 'y'.repeat(60), 'a.sock');
  const first = await acquire(deep);
  await expect(acquire(deep)).rejects.toThrow('proceso');
  first.release();
});

test('one work waits for the other, which is said once', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(file, work('a')), withLock(file, work('b'))]);
  const [first, , second] = events.map((event) => event[0]);
  expect(events).toEqual([
    `${first} begins`,
    `${first} ends`,
    `${second} begins`,
    `${second} ends`,
  ]);
  expect(detail).toHaveBeenCalledTimes(1);
});
