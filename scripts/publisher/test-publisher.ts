import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Build } from './builder.ts';
import { createPublisher, type Publisher, type PublisherOptions } from './publisher.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';
import type { Snapshot } from './snapshot.ts';
import { openStateFile, type PublisherState } from './state-file.ts';
import type { PublisherStatus } from './status.ts';
import { writeFiles } from './test-files.ts';

export const PACE = {
  quietMs: 20,
  maxWaitMs: 60,
  lookEveryMs: 100_000,
  awayMs: 20,
  retryMs: [100_000],
};

export const FACTS = { hash: 'h', bytes: 1, leaks: [] };

/** For tests: a publisher with a CMS and a Gatsby that the test decides about, on real releases. */
export type Stage = {
  /** What the CMS has published. */
  revision: string;
  snapshot: () => Snapshot;
  /** What Gatsby does; of itself it succeeds, and counts. */
  build: Build;
  builds: number;
  publicDir: string;
  start: (change?: Partial<PublisherOptions>) => Publisher;
  /** The status, as soon as it is like this, of the publisher that was started last. */
  until: (isReached: (status: PublisherStatus) => boolean) => Promise<PublisherStatus>;
  /** The same, as soon as nothing is under way any longer. */
  settled: () => Promise<PublisherStatus>;
  releases: () => ReleaseStore;
  /** What a restart would know. */
  saved: () => PublisherState;
  close: () => Promise<void>;
};

export function openStage(): Stage {
  const folder = mkdtempSync(path.join(tmpdir(), 'publisher-'));
  const openState = () => openStateFile(path.join(folder, 'publisher.json'));
  let publisher: Publisher | undefined;

  const stage: Stage = {
    revision: 'r1',
    snapshot: () => ({
      revision: stage.revision,
      entries: { 'api::a.a:1': stage.revision },
      labels: {},
      shown: {},
      redirects: {},
    }),
    build: () => {
      stage.builds += 1;
      writeFiles(stage.publicDir, { 'index.html': stage.revision });
      return Promise.resolve(stage.publicDir);
    },
    builds: 0,
    publicDir: path.join(folder, 'public'),
    start(change = {}) {
      publisher = createPublisher({
        readSnapshot: () => Promise.resolve(stage.snapshot()),
        build: (request) => stage.build(request),
        inspect: () => Promise.resolve(new Map([['index.html', FACTS]])),
        releases: stage.releases(),
        state: openState(),
        source: 'source',
        pace: PACE,
        say: () => {},
        ...change,
      });
      publisher.start();
      return publisher;
    },
    async until(isReached) {
      for (;;) {
        const status = await publisher?.status();
        if (status && isReached(status)) return status;
        await sleep(5);
      }
    },
    settled: () => stage.until(({ state }) => state === 'idle' || state === 'failed'),
    releases: () => openReleaseStore(path.join(folder, 'site')),
    saved: () => openState().read(),
    async close() {
      await publisher?.stop();
      rmSync(folder, { recursive: true });
    },
  };
  return stage;
}
