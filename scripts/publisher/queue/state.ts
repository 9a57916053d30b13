import type { BuildPhase, PhaseTimes } from '@tequiora/cms/contracts/publisher.ts';
import type { Release } from '@tequiora/cms/contracts/release.ts';
import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import type { MadeRelease, MakeRequest } from '../releases/release-maker.ts';
import type { Pace } from './pace.ts';
import type { Demand } from './queue.ts';
import type { PublisherState } from './state-file.ts';

/** What a run is doing; `startedAt` in milliseconds. */
export type Activity =
  | { name: 'idle' }
  | { name: 'reading'; demand: Demand; startedAt: number }
  | {
      name: 'building';
      demand: Demand;
      startedAt: number;
      revision: string;
      phase: BuildPhase;
    }
  | {
      name: 'activating';
      demand: Demand;
      startedAt: number;
      revision: string;
      held: readonly HeldEntry[];
      /** False for a finished release of a publisher that was killed. */
      isBuild: boolean;
    }
  /** A failure: is the CMS unavailable, or does the build fail? */
  | { name: 'diagnosing'; demand: Demand; startedAt: number; revision: string; error: unknown }
  | { name: 'stopped' };

export type State = {
  activity: Activity;
  /** Kept across restarts. */
  saved: PublisherState;
  seenRevision?: string;
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
  | { type: 'queued'; isPoll: boolean }
  | { type: 'started'; demand: Demand }
  | { type: 'read'; before: Snapshot; live: Release | undefined; finished?: FinishedRelease }
  | { type: 'phase-entered'; phase: BuildPhase }
  | ({ type: 'made' } & MadeRelease)
  | { type: 'activated'; release: Release; phases?: PhaseTimes }
  | { type: 'failed'; error: unknown }
  /** `outage`: why the CMS does not respond now. */
  | { type: 'diagnosed'; outage?: string }
  | { type: 'rolled-back'; release: string; heldAt: string | undefined }
  | { type: 'stopped' };

export type BuildResult = { isGood: boolean; phases?: PhaseTimes };

/** A complete release of a publisher that was killed before activating it. */
export type FinishedRelease = { release: Release; held: readonly HeldEntry[] };

/** Asynchronous work of a run; its result is the next event. */
export type Task =
  | { type: 'read' }
  | { type: 'build'; request: Omit<MakeRequest, 'signal' | 'enter'> }
  | { type: 'activate'; release: Release }
  | { type: 'diagnose' };

export type Effect =
  | { type: 'enqueue'; demand: Demand }
  /** Aborts the build and empties the queue. */
  | { type: 'cancel' }
  /** `published` and `live`: revisions. */
  | { type: 'compare'; published: string | undefined; live: string | undefined }
  | ({ type: 'report' } & BuildResult)
  | { type: 'log'; line: string }
  /** The run has ended: prepares the next build and starts the timer of the next run. */
  | { type: 'rest'; afterMs: number; demand?: Demand };

export type Step = { state: State; effects: Effect[]; task?: Task };

/** `source`: hash of the site's sources and settings. */
export type Settings = { pace: Pace; source: string };

/** `queued`: the pending demand of the queue. */
export type Context = { now: number; queued: Demand | undefined; settings: Settings };

type Of<Union, Key extends keyof Union, Value> = Extract<Union, Record<Key, Value>>;

export type Run = Exclude<Activity, { name: 'idle' | 'stopped' }>;

/** An event with the activity that it belongs to. */
export type Input<Type extends Event['type'], Name extends Activity['name']> = {
  state: State;
  activity: Of<Activity, 'name', Name>;
  event: Of<Event, 'type', Type>;
  context: Context;
};
