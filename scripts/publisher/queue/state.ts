import type { BuildPhase, PhaseTimes } from '@tequiora/cms/contracts/publisher.ts';
import type { Release } from '@tequiora/cms/contracts/release.ts';
import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import type { MadeRelease, MakeRequest } from '../releases/make-request.ts';
import type { PhaseClock } from '../releases/phase-clock.ts';
import type { Pace } from './pace.ts';
import type { Demand, PublisherState } from './state-file.ts';

/** What a demand comes from: the publisher's own poll, a change in the CMS, or a request for a build. */
export type DemandSource = 'poll' | 'event' | 'request';

/** The next run, with all demands since the last one. Times in milliseconds. */
export type PendingRun = { demand: Demand; firstAt: number; dueAt: number };

/** `startedAt` in milliseconds; `revision` is empty while it is not known. */
type RunFacts = {
  demand: Demand;
  startedAt: number;
  revision: string;
  /** A rollback was requested since the run started. */
  isRolledBack?: boolean;
};

/** What a run is doing. */
export type Activity =
  | { name: 'idle' }
  | ({ name: 'reading' } & RunFacts)
  | ({ name: 'building'; clock: PhaseClock } & RunFacts)
  /** `clock` is missing for a finished release of a publisher that was killed. */
  | ({ name: 'activating'; held: readonly HeldEntry[]; clock?: PhaseClock } & RunFacts)
  /** A failure: is the CMS unavailable, or does the build fail? */
  | ({ name: 'diagnosing'; error: unknown } & RunFacts)
  | { name: 'stopped' };

export type State = {
  activity: Activity;
  pending?: PendingRun;
  /** Kept across restarts. */
  saved: PublisherState;
  seenRevision?: string;
  /** Since when the live release differs from the published content (ISO 8601, UTC). */
  driftSince?: string;
  /** Why the publisher waits for the CMS. */
  waitingFor?: string;
  /** Number of builds in a row that reported a CMS outage while the CMS responded. */
  interruptions: number;
  /** True while the current run was started by the poll timer. */
  isPollRun: boolean;
  /** Number of times this content went live without an entry that failed temporarily. */
  transientAttempts?: { revision: string; count: number };
};

export type Event =
  | { type: 'requested'; demand: Demand; source: DemandSource }
  /** The pending run is due. */
  | { type: 'woke' }
  | { type: 'read'; before: Snapshot; live: Release | undefined; finished?: FinishedRelease }
  | { type: 'phase-entered'; phase: BuildPhase }
  | ({ type: 'made' } & MadeRelease)
  | { type: 'activated'; release: Release }
  | { type: 'failed'; error: unknown }
  /** `outage`: why the CMS does not respond now. */
  | { type: 'diagnosed'; outage?: string }
  /** `heldRevision` and `live`: revisions. */
  | {
      type: 'rolled-back';
      release: string;
      held: readonly HeldEntry[];
      heldRevision: string | undefined;
      live: string | undefined;
    }
  /** The revision that was published at the time of a rollback. */
  | { type: 'hold-read'; revision: string }
  | { type: 'stopped' };

export type BuildResult = { isGood: boolean; phases?: PhaseTimes };

/** A complete release of a publisher that was killed before activating it. */
export type FinishedRelease = { release: Release; held: readonly HeldEntry[] };

/** Asynchronous work of a run; its result is the next event. */
export type Task =
  | { type: 'read' }
  | { type: 'build'; request: Omit<MakeRequest, 'signal' | 'enter'> }
  | { type: 'activate'; release: Release; held: readonly HeldEntry[] }
  | { type: 'diagnose' };

export type Effect =
  /** Sets the timer of the pending run. */
  | { type: 'wake'; at: number }
  /** Aborts the run and clears that timer. */
  | { type: 'cancel' }
  | ({ type: 'report' } & BuildResult)
  | { type: 'log'; line: string }
  /** The run has ended: prepares the next build and starts the timer of the next poll or retry. */
  | { type: 'scheduleNextPoll'; afterMs: number; demand?: Demand };

export type Step = { state: State; effects: Effect[]; task?: Task };

/** `source`: hash of the site's sources and settings. */
export type Settings = { pace: Pace; source: string };

export type Context = { now: number; settings: Settings };

export type Run = Exclude<Activity, { name: 'idle' | 'stopped' }>;

/** An event with the activity that it belongs to. */
export type Input<Type extends Event['type'], Name extends Activity['name']> = {
  state: State;
  activity: Extract<Activity, { name: Name }>;
  event: Extract<Event, { type: Type }>;
  context: Context;
};
