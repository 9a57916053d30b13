import { scheduleRun } from './schedule-run.ts';
import type { Demand } from './state-file.ts';
import type { DemandSource, State } from './state.ts';

const QUIET = 2_000;
const MAX_WAIT = 10_000;
const IDLE: State = {
  ...{ activity: { name: 'idle' }, saved: { failures: 0 }, interruptions: 0, isPollRun: false },
};

type Given = [now: number, source: DemandSource, demand?: Demand];

function pendingAfter(...demands: Given[]): State {
  const pace = {
    quietMs: QUIET,
    maxWaitMs: MAX_WAIT,
    pollIntervalMs: 1,
    cmsRetryMs: 1,
    retryMs: [],
  };
  return demands.reduce(
    (state, [now, source, demand = 'check']) =>
      scheduleRun(state, demand, source, { now, settings: { pace, source: 's' } }),
    IDLE,
  );
}

test.each<[string, Given[], number]>([
  ['starts a poll after an event only after the quiet time', [[0, 'event']], QUIET],
  [
    'merges events within the quiet time into one run',
    [
      [0, 'event'],
      [1_500, 'event'],
      [3_000, 'event'],
    ],
    3_000 + QUIET,
  ],
  [
    'delays a run by at most the maximum during a stream of events',
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((second) => [second * 1_000, 'event']),
    MAX_WAIT,
  ],
  [
    'starts a requested build at once, also when more events follow',
    [
      [0, 'event'],
      [100, 'request', 'build'],
      [200, 'event'],
    ],
    200,
  ],
  [
    'starts a poll without an event at once',
    [
      [0, 'event'],
      [100, 'poll'],
    ],
    100,
  ],
])('%s', (_title, demands, dueAt) => {
  expect(pendingAfter(...demands).pending).toMatchObject({ firstAt: 0, dueAt });
});

test('keeps the greatest demand, also for a restart', () => {
  const { pending, saved } = pendingAfter([0, 'request', 'rebuild'], [1, 'request', 'build']);
  expect(pending?.demand).toBe('rebuild');
  expect(saved.pending).toBe('rebuild');
});

test('recognises a run of the poll timer alone', () => {
  expect(pendingAfter([0, 'poll']).isPollRun).toBe(true);
  expect(pendingAfter([0, 'event'], [1, 'poll']).isPollRun).toBe(false);
  expect(pendingAfter([0, 'poll'], [1, 'event']).isPollRun).toBe(false);
});
