import { createQueue, type Demand, type Queue } from './queue.ts';

const QUIET = 2_000;
const MAX_WAIT = 10_000;

let finish: () => void;
let runs: Demand[];
let queue: Queue;

beforeEach(() => {
  jest.useFakeTimers();
  runs = [];
  queue = createQueue({
    quietMs: QUIET,
    maxWaitMs: MAX_WAIT,
    run: (demand) => {
      runs.push(demand);
      return new Promise((resolve) => (finish = resolve));
    },
  });
});

afterEach(() => jest.useRealTimers());

async function finishRun(): Promise<void> {
  finish();
  // Once for the end of the run, once for a run that is due.
  await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(0);
}

test('starts a poll after an event only after the quiet time', () => {
  queue.request('look', { isEvent: true });
  jest.advanceTimersByTime(QUIET - 1);
  expect(runs).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(runs).toEqual(['look']);
});

test('merges events within the quiet time into one run', () => {
  for (let i = 0; i < 4; i += 1) {
    queue.request('look', { isEvent: true });
    jest.advanceTimersByTime(QUIET - 500);
  }
  expect(runs).toEqual([]);
  jest.advanceTimersByTime(QUIET);
  expect(runs).toEqual(['look']);
});

test('delays a run by at most the maximum during a stream of events', () => {
  for (let elapsed = 0; elapsed <= MAX_WAIT; elapsed += 1_000) {
    queue.request('look', { isEvent: true });
    jest.advanceTimersByTime(1_000);
  }
  expect(runs).toEqual(['look']);
});

test('merges all demands during a run into one more run', async () => {
  queue.request('build');
  jest.advanceTimersByTime(0);
  for (let i = 0; i < 20; i += 1) queue.request('look', { isEvent: true });
  jest.advanceTimersByTime(60_000);
  expect(runs).toEqual(['build']);

  await finishRun();
  expect(runs).toEqual(['build', 'look']);

  await finishRun();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(runs).toHaveLength(2);
});

test('keeps the quiet time of a pending run', async () => {
  queue.request('build');
  jest.advanceTimersByTime(0);
  queue.request('look', { isEvent: true });
  await finishRun();
  expect(runs).toEqual(['build']);
  jest.advanceTimersByTime(QUIET);
  expect(runs).toEqual(['build', 'look']);
});

test('starts a requested build at once, ahead of polls', () => {
  queue.request('look', { isEvent: true });
  queue.request('build');
  queue.request('look', { isEvent: true });
  jest.advanceTimersByTime(0);
  expect(runs).toEqual(['build']);
});

test('starts a poll without an event at once', () => {
  queue.request('look', { isEvent: true });
  queue.request('look');
  queue.request('look', { isEvent: true });
  jest.advanceTimersByTime(0);
  expect(runs).toEqual(['look']);
});

test('drops the pending demand when cleared', () => {
  queue.request('look', { isEvent: true });
  queue.clear();
  jest.advanceTimersByTime(MAX_WAIT);
  expect(runs).toEqual([]);
  expect(queue.pending()).toBeUndefined();
});

test('reports what is pending and running', async () => {
  queue.request('look', { isEvent: true });
  expect(queue.pending()).toBe('look');
  expect(queue.isRunning()).toBe(false);
  jest.advanceTimersByTime(QUIET);
  expect(queue.isRunning()).toBe(true);
  await finishRun();
  expect(queue.isRunning()).toBe(false);
});
