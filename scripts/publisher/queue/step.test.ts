import { CmsRefused, CmsUnavailable } from '../../lib/read-snapshot.ts';
import { PublishFailure } from '../failures/failure.ts';
import { ContentChanged } from '../releases/content-changed.ts';
import { startPhaseClock } from '../releases/phase-clock.ts';
import { BuildCancelled } from './on-failed.ts';
import type { Demand, PublisherState } from './state-file.ts';
import type { Activity, Context, Event, State, Step } from './state.ts';
import { step } from './step.ts';

const NOW = Date.UTC(2026, 0, 1);
const PACE = {
  ...{ quietMs: 1, maxWaitMs: 2, pollIntervalMs: 60_000, cmsRetryMs: 5_000 },
  retryMs: [30_000],
};
const settings = { pace: PACE, source: 's' };
const before = { revision: 'r2', entries: {}, labels: {}, shown: {}, redirects: {} };
const release = {
  ...{ id: 'new', revision: 'r2', isExact: true, source: 's', builtAt: '', entries: {} },
};
const run = { demand: 'check' as Demand, startedAt: NOW - 1000, revision: 'r2', held: [] };

const CLOCK = startPhaseClock(NOW - 1000);

const ACTIVITIES: Activity[] = [
  { name: 'idle' },
  { ...run, name: 'reading' },
  { ...run, name: 'building', clock: CLOCK },
  { ...run, name: 'activating', clock: CLOCK },
  { ...run, name: 'diagnosing', error: new Error('no') },
  { name: 'stopped' },
];
const EVENTS: Event[] = [
  { type: 'requested', demand: 'check', source: 'event' },
  { type: 'woke' },
  { type: 'read', before, live: undefined },
  { type: 'phase-entered', phase: 'check' },
  { type: 'made', release, seenRevision: 'r2', held: [] },
  { type: 'activated', release },
  { type: 'failed', error: new Error('no') },
  { type: 'diagnosed' },
  { type: 'rolled-back', release: 'old', held: [], heldRevision: 'r2', live: 'r1' },
  { type: 'hold-read', revision: 'r3' },
  { type: 'stopped' },
];

function take(
  activity: Activity,
  event: Event,
  {
    saved,
    context,
    ...rest
  }: Partial<Omit<State, 'saved'>> & {
    saved?: Partial<PublisherState>;
    context?: Partial<Context>;
  } = {},
): Step & { before: State } {
  const state: State = {
    ...{ activity, interruptions: 0, isPollRun: false, seenRevision: 'r2', ...rest },
    saved: { failures: 0, ...saved },
  };
  const full = { now: NOW, settings, ...context };
  return { ...step(state, event, full), before: state };
}

function outline({ state, effects, task }: Step): string {
  const parts = [state.activity.name, ...effects.map(({ type }) => type)];
  return task ? `${parts.join(' ')} → ${task.type}` : parts.join(' ');
}

/** Activity → event → next activity, effects and task; every other combination changes nothing. */
const TABLE: Record<Activity['name'], Partial<Record<Event['type'], string>>> = {
  idle: {
    requested: 'idle wake',
    'rolled-back': 'idle cancel log wake',
    stopped: 'stopped cancel',
  },
  reading: {
    requested: 'reading',
    read: 'building log → build',
    failed: 'diagnosing → diagnose',
    'rolled-back': 'reading cancel log',
    stopped: 'stopped cancel',
  },
  building: {
    requested: 'building',
    'phase-entered': 'building',
    made: 'activating → activate',
    failed: 'diagnosing → diagnose',
    'rolled-back': 'building cancel log',
    stopped: 'stopped cancel',
  },
  activating: {
    requested: 'activating',
    activated: 'idle report log scheduleNextPoll',
    failed: 'diagnosing → diagnose',
    'rolled-back': 'activating cancel log',
    stopped: 'stopped cancel',
  },
  diagnosing: {
    requested: 'diagnosing',
    diagnosed: 'idle report log scheduleNextPoll',
    'rolled-back': 'diagnosing cancel log',
    stopped: 'stopped cancel',
  },
  stopped: {},
};

describe.each(ACTIVITIES)('while $name', (activity) => {
  test.each(EVENTS)('handles «$type»', (event) => {
    const result = take(activity, event);
    const expected = TABLE[activity.name][event.type];
    if (expected === undefined) expect(result.state).toBe(result.before);
    expect(outline(result)).toBe(expected ?? activity.name);
  });
});

describe('with a pending run', () => {
  const pending = { demand: 'build' as Demand, firstAt: NOW, dueAt: NOW + 500 };

  test('starts it when it is due', () => {
    const result = take({ name: 'idle' }, { type: 'woke' }, { pending });
    expect(outline(result)).toBe('reading → read');
    expect(result.state).toMatchObject({ activity: { demand: 'build' }, pending: undefined });
  });

  test('keeps its time during another run', () => {
    const { state, effects } = take(
      { ...run, name: 'activating' },
      { type: 'activated', release },
      { pending },
    );
    expect(effects.at(-1)).toEqual({ type: 'wake', at: pending.dueAt });
    expect(state.saved.pending).toBe('build');
  });

  test('replaces it by a read on a rollback', () => {
    const event: Event = {
      type: 'rolled-back',
      release: 'old',
      held: [],
      heldRevision: 'r2',
      live: 'r1',
    };
    const { state } = take({ name: 'idle' }, event, { pending });
    expect(state).toMatchObject({ pending: { demand: 'check', dueAt: NOW } });
  });
});

describe('after reading the published content', () => {
  const live = { ...release, id: 'live' };
  const older = { ...live, revision: 'r1' };
  const failed = { revision: 'r2', source: 's', attempts: 1, retryAt: null };
  const due = { ...failed, retryAt: new Date(NOW - 1).toISOString() };
  const finished = { release, held: [] };
  const WAIT = 'idle scheduleNextPoll';
  const BUILD = 'building log → build';

  test.each<[string, Demand, Partial<PublisherState>, object, string]>([
    ['waits when it is live', 'check', {}, { live }, WAIT],
    ['builds when it is not live', 'check', {}, { live: older }, BUILD],
    ['builds with other sources', 'check', {}, { live: { ...live, source: 'x' } }, BUILD],
    ['waits after a rollback', 'check', { heldRevision: 'r2' }, { live: older }, WAIT],
    [
      'builds when it changed after a rollback',
      'check',
      { heldRevision: 'r1' },
      { live: older },
      BUILD,
    ],
    ['waits until the retry of a failed build', 'check', { failed }, { live: older }, WAIT],
    ['retries a failed build', 'check', { failed: due }, { live: older }, BUILD],
    [
      'builds other content than the failed one',
      'check',
      { failed: { ...failed, revision: 'r1' } },
      {},
      BUILD,
    ],
    ['activates a finished release', 'check', {}, { finished }, 'activating → activate'],
    ['builds on request although it is live', 'build', {}, { live }, BUILD],
    ['builds on request before the retry', 'build', { failed }, { live: older }, BUILD],
  ])('%s', (_title, demand, saved, event, expected) => {
    const activity: Activity = { ...run, name: 'reading', demand };
    const result = take(activity, { type: 'read', before, live: undefined, ...event }, { saved });
    expect(outline(result)).toBe(expected);
  });

  test.each<[Demand, number, boolean]>([
    ['check', 0, false],
    ['check', 2, true],
    ['rebuild', 0, true],
  ])('builds for «%s» after %i failures from empty caches: %s', (demand, failures, isCold) => {
    const activity: Activity = { ...run, name: 'reading', demand };
    const event: Event = { type: 'read', before, live: undefined };
    const { task } = take(activity, event, { saved: { failures } });
    expect(task).toMatchObject({ request: { isCold } });
  });

  test('clears the failure when the content was reverted', () => {
    const saved = { failed: { ...failed, revision: 'r3' } };
    const activity: Activity = { ...run, name: 'reading' };
    const { state } = take(activity, { type: 'read', before, live }, { saved });
    expect(state.saved.failed).toBeUndefined();
  });
});

describe('after a rollback', () => {
  const ROLLBACK: Event = {
    type: 'rolled-back',
    release: 'old',
    held: [],
    heldRevision: 'r2',
    live: 'r1',
  };
  const live = { ...release, id: 'old', revision: 'r1' };
  const READ: Event = { type: 'read', before, live };
  const RESULTS: Partial<Record<Activity['name'], Event>> = {
    reading: { type: 'failed', error: new BuildCancelled() },
    building: { type: 'failed', error: new BuildCancelled() },
    activating: { type: 'activated', release },
    diagnosing: { type: 'diagnosed' },
  };
  const DEMANDS: Demand[] = ['check', 'build', 'rebuild'];
  const RUNNING = ACTIVITIES.filter(({ name }) => name !== 'stopped');

  /** Applies events one after the other; returns the last state. */
  function apply(first: State, events: Event[]): State {
    return events.reduce((state, event) => step(state, event, { now: NOW, settings }).state, first);
  }

  test.each(RUNNING.flatMap((activity) => DEMANDS.map((demand) => ({ ...activity, demand }))))(
    'keeps what was published before it while $name for «$demand»',
    (activity) => {
      const result = RESULTS[activity.name];
      const { state } = take(activity, ROLLBACK);
      const ended = apply(state, result ? [result] : []);
      const read = apply(ended, [
        { type: 'woke' },
        { ...READ, before: { ...before, revision: 'r3' } },
      ]);
      expect(read).toMatchObject({ activity: { name: 'idle' }, saved: { heldRevision: 'r3' } });
      const polled = apply(read, [
        { type: 'requested', demand: 'check', source: 'poll' },
        { type: 'woke' },
        { ...READ, before: { ...before, revision: 'r3' } },
      ]);
      expect(polled.activity.name).toBe('idle');
    },
  );

  test('publishes what changes after the read that follows it', () => {
    const { state } = take({ name: 'idle' }, ROLLBACK);
    const held = apply(state, [{ type: 'woke' }, READ]);
    const changed = apply(held, [
      { type: 'requested', demand: 'check', source: 'request' },
      { type: 'woke' },
      { ...READ, before: { ...before, revision: 'r4' } },
    ]);
    expect(changed.activity.name).toBe('building');
  });

  test('publishes what changes before the next read, once the revision of the rollback is known', () => {
    for (const activity of RUNNING) {
      const { state } = take(activity, ROLLBACK);
      const result = RESULTS[activity.name];
      const known = apply(state, [
        { type: 'hold-read', revision: 'r3' },
        ...(result ? [result] : []),
      ]);
      expect(known.saved.heldRevision).toBe('r3');
      const changed = apply(known, [
        { type: 'woke' },
        { ...READ, before: { ...before, revision: 'r4' } },
      ]);
      expect(changed.activity.name).toBe('building');
    }
  });

  test('publishes on request at once', () => {
    const { state } = take({ name: 'idle' }, ROLLBACK);
    const requested = apply(state, [
      { type: 'requested', demand: 'build', source: 'request' },
      { type: 'woke' },
      READ,
    ]);
    expect(requested.activity.name).toBe('building');
    expect(requested.saved.holdsNextRead).toBeUndefined();
  });
});

describe('after a failure', () => {
  const building: Activity = { ...run, name: 'building', clock: CLOCK };
  test.each([
    ['waits after a cancelled build', new BuildCancelled(), 'idle scheduleNextPoll'],
    ['checks again when the content changed', new ContentChanged(), 'idle scheduleNextPoll wake'],
  ])('%s', (_title, error, expected) => {
    expect(outline(take(building, { type: 'failed', error }))).toBe(expected);
  });

  const diagnose = (error: Error, outage?: string, change: Partial<State> = {}) =>
    take({ ...run, name: 'diagnosing', error }, { type: 'diagnosed', outage }, change);

  test('waits for the CMS without counting a failure', () => {
    const { state, effects } = diagnose(new Error('no'), 'No responde.');
    expect(state).toMatchObject({ waitingFor: 'No responde.', saved: { failures: 0 } });
    expect(effects.at(-1)).toEqual({
      type: 'scheduleNextPoll',
      afterMs: PACE.cmsRetryMs,
      demand: 'check',
    });
  });

  test('keeps a requested build pending until the CMS is back', () => {
    const activity: Activity = { ...run, name: 'diagnosing', demand: 'build', error: new Error() };
    const { state } = take(activity, { type: 'diagnosed', outage: 'No responde.' });
    expect(state.saved.pending).toBe('build');
  });

  test('trusts a build that reports an outage only a few times', () => {
    const error = new CmsUnavailable('se fue');
    expect(diagnose(error).state).toMatchObject({ waitingFor: 'se fue', interruptions: 1 });
    const { state } = diagnose(error, undefined, { interruptions: 3 });
    expect(state.waitingFor).toBeUndefined();
    expect(state.saved.last).toMatchObject({ ok: false, error: 'se fue' });
  });

  test.each([
    ['suspects the caches', new Error('no'), 1],
    ['does not suspect the caches', new PublishFailure({ message: 'falta el precio' }), 0],
    ['was refused by the CMS', new CmsRefused('no acepta la clave'), 0],
  ])('counts a failure that %s', (_title, error, failures) => {
    expect(diagnose(error).state.saved.failures).toBe(failures);
  });

  test('lists repeated failures of one content once', () => {
    const first = diagnose(new Error('no'));
    const again = take(
      { ...run, name: 'diagnosing', error: new Error('otra vez no') },
      { type: 'diagnosed' },
      { saved: first.state.saved },
    );
    const { failedAttempts } = take(
      { ...run, name: 'diagnosing', revision: 'r3', error: new Error('tampoco') },
      { type: 'diagnosed' },
      { saved: again.state.saved },
    ).state.saved;
    expect(failedAttempts).toMatchObject([
      { revision: 'r3', count: 1, error: 'tampoco' },
      { revision: 'r2', count: 2, error: 'otra vez no' },
    ]);
  });

  test('retries after a growing delay, then only on a change', () => {
    const first = diagnose(new Error('no'));
    expect(first.effects.at(-1)).toEqual({ type: 'scheduleNextPoll', afterMs: 30_000 });
    const { saved } = first.state;
    const second = take(
      { ...run, name: 'diagnosing', error: new Error('no') },
      { type: 'diagnosed' },
      { saved },
    );
    expect(second.state.saved.failed).toMatchObject({ attempts: 2, retryAt: null });
    expect(second.effects.at(-1)).toEqual({ type: 'scheduleNextPoll', afterMs: 60_000 });
  });
});

describe('after an activation', () => {
  const activating: Activity = { ...run, name: 'activating', clock: CLOCK };

  test('checks again when the content changed during the build', () => {
    const result = take(activating, { type: 'activated', release }, { seenRevision: 'r3' });
    expect(outline(result)).toBe('idle report log scheduleNextPoll wake');
  });

  test('plans a retry for an entry that failed temporarily', () => {
    const entry = { uid: 'api::a.a', documentId: '1', name: 'Lector' };
    const held = [{ entry, message: 'mal', isTransient: true }];
    const { state } = take({ ...activating, held }, { type: 'activated', release });
    expect(state.saved).toMatchObject({
      failed: { revision: 'r2', attempts: 1 },
      last: { ok: true },
      held: { release: 'new', entries: held },
    });
  });
});
