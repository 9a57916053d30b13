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
  // Once for the end of the run to be noticed, once for a run that is due to start.
  await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(0);
}

test('after an event a look starts only after the quiet time', () => {
  queue.ask('look', { isEvent: true });
  jest.advanceTimersByTime(QUIET - 1);
  expect(runs).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(runs).toEqual(['look']);
});

test('events within the quiet time make one run', () => {
  for (let i = 0; i < 4; i += 1) {
    queue.ask('look', { isEvent: true });
    jest.advanceTimersByTime(QUIET - 500);
  }
  expect(runs).toEqual([]);
  jest.advanceTimersByTime(QUIET);
  expect(runs).toEqual(['look']);
});

test('a stream of events does not put the run off for more than the maximum', () => {
  for (let elapsed = 0; elapsed <= MAX_WAIT; elapsed += 1_000) {
    queue.ask('look', { isEvent: true });
    jest.advanceTimersByTime(1_000);
  }
  expect(runs).toEqual(['look']);
});

test('what is asked during a run makes exactly one more', async () => {
  queue.ask('build');
  jest.advanceTimersByTime(0);
  for (let i = 0; i < 20; i += 1) queue.ask('look', { isEvent: true });
  jest.advanceTimersByTime(60_000);
  expect(runs).toEqual(['build']);

  await finishRun();
  expect(runs).toEqual(['build', 'look']);

  await finishRun();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(runs).toHaveLength(2);
});

test('the run that waited keeps its own quiet time', async () => {
  queue.ask('build');
  jest.advanceTimersByTime(0);
  queue.ask('look', { isEvent: true });
  await finishRun();
  expect(runs).toEqual(['build']);
  jest.advanceTimersByTime(QUIET);
  expect(runs).toEqual(['build', 'look']);
});

test('a demanded build does not wait and wins over looks', () => {
  queue.ask('look', { isEvent: true });
  queue.ask('build');
  queue.ask('look', { isEvent: true });
  jest.advanceTimersByTime(0);
  expect(runs).toEqual(['build']);
});

test('a look that no event asked for starts at once', () => {
  queue.ask('look', { isEvent: true });
  queue.ask('look');
  queue.ask('look', { isEvent: true });
  jest.advanceTimersByTime(0);
  expect(runs).toEqual(['look']);
});

test('clearing forgets what waits', () => {
  queue.ask('look', { isEvent: true });
  queue.clear();
  jest.advanceTimersByTime(MAX_WAIT);
  expect(runs).toEqual([]);
  expect(queue.pending()).toBeUndefined();
});

test('it says what it is doing', async () => {
  queue.ask('look', { isEvent: true });
  expect(queue.pending()).toBe('look');
  expect(queue.isRunning()).toBe(false);
  jest.advanceTimersByTime(QUIET);
  expect(queue.isRunning()).toBe(true);
  await finishRun();
  expect(queue.isRunning()).toBe(false);
});
