/**
 * `look`: poll the CMS and build if its revision is not live. `build`: build in any case. `rebuild`:
 * build from empty caches. The state file stores these values.
 */
export type Demand = 'look' | 'build' | 'rebuild';

const RANK = { look: 0, build: 1, rebuild: 2 } satisfies Record<Demand, number>;

function greaterOf(a: Demand, b: Demand): Demand {
  return RANK[a] > RANK[b] ? a : b;
}

type Clock = {
  now: () => number;
  setTimeout: (callback: () => void, ms: number) => NodeJS.Timeout;
  clearTimeout: (timer: NodeJS.Timeout) => void;
};

type QueueOptions = {
  /** Runs a demand; never rejects. */
  run: (demand: Demand) => Promise<void>;
  /** Debounce time: a run waits until there was no event for this long. */
  quietMs: number;
  /** Maximum delay of a run after the first event. */
  maxWaitMs: number;
  clock?: Clock;
};

export type Queue = {
  /** Adds a demand. Only events are debounced: they come in bursts. */
  request: (demand: Demand, options?: { isEvent: boolean }) => void;
  clear: () => void;
  pending: () => Demand | undefined;
  isRunning: () => boolean;
};

type Pending = { firstAt: number; dueAt: number; demand: Demand };

const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer),
};

/** Creates a queue that runs one demand at a time and merges all others into one pending run. */
export function createQueue({ run, quietMs, maxWaitMs, clock = systemClock }: QueueOptions): Queue {
  let pending: Pending | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  function start(): void {
    if (!pending) return;
    const { demand } = pending;
    pending = undefined;
    isRunning = true;
    void run(demand).finally(() => {
      isRunning = false;
      schedule();
    });
  }

  function schedule(): void {
    if (timer) clock.clearTimeout(timer);
    timer = undefined;
    if (!pending || isRunning) return;
    timer = clock.setTimeout(start, Math.max(0, pending.dueAt - clock.now()));
  }

  return {
    request(demand, { isEvent } = { isEvent: false }) {
      const now = clock.now();
      const firstAt = pending?.firstAt ?? now;
      const isDue = !isEvent || (pending !== undefined && pending.dueAt <= now);
      pending = {
        firstAt,
        dueAt: isDue ? now : Math.min(now + quietMs, firstAt + maxWaitMs),
        demand: greaterOf(pending?.demand ?? 'look', demand),
      };
      schedule();
    },
    clear() {
      pending = undefined;
      schedule();
    },
    pending: () => pending?.demand,
    isRunning: () => isRunning,
  };
}
