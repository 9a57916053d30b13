import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { openReleaseStore, type ReleaseStore } from '../../lib/releases/release-store.ts';
import { writeTestFiles } from '../../lib/releases/test-files.ts';
import type { Build } from '../build/builder.ts';
import { createPublisher, type Publisher, type PublisherOptions } from './publisher.ts';
import { openStateFile, type PublisherState } from './state-file.ts';

export const PACE = {
  quietMs: 20,
  maxWaitMs: 60,
  pollIntervalMs: 100_000,
  cmsRetryMs: 20,
  retryMs: [100_000],
};

export const FACTS = { hash: 'h', bytes: 1, leaks: [] };

/** Test harness: a publisher on a real release store, with a fake CMS and a fake Gatsby. */
export type TestHarness = {
  revision: string;
  snapshot: () => Snapshot;
  /** Fake Gatsby; by default it succeeds and increments `builds`. */
  build: Build;
  builds: number;
  publicDir: string;
  start: (change?: Partial<PublisherOptions>) => Publisher;
  /** Resolves with the status of the last started publisher once it satisfies a condition. */
  until: (isReached: (status: PublisherStatus) => boolean) => Promise<PublisherStatus>;
  /** Resolves with the status once it is idle or failed. */
  settled: () => Promise<PublisherStatus>;
  releases: () => ReleaseStore;
  saved: () => PublisherState;
  close: () => Promise<void>;
};

export function openTestHarness(): TestHarness {
  const folder = mkdtempSync(path.join(tmpdir(), 'publisher-'));
  const openState = () => openStateFile(path.join(folder, 'publisher.json'));
  let publisher: Publisher | undefined;

  const harness: TestHarness = {
    revision: 'r1',
    snapshot: () => ({
      revision: harness.revision,
      entries: { 'api::a.a:1': harness.revision },
      labels: {},
      shown: {},
      redirects: {},
    }),
    build: () => {
      harness.builds += 1;
      writeTestFiles(harness.publicDir, { 'index.html': harness.revision });
      return Promise.resolve(harness.publicDir);
    },
    builds: 0,
    publicDir: path.join(folder, 'public'),
    start(change = {}) {
      publisher = createPublisher({
        readSnapshot: () => Promise.resolve(harness.snapshot()),
        build: (request) => harness.build(request),
        inspect: () => Promise.resolve(new Map([['index.html', FACTS]])),
        releases: harness.releases(),
        state: openState(),
        source: 'source',
        pace: PACE,
        log: () => {},
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
    settled: () => harness.until(({ state }) => state === 'idle' || state === 'failed'),
    releases: () => openReleaseStore(path.join(folder, 'site')),
    saved: () => openState().read(),
    async close() {
      await publisher?.stop();
      rmSync(folder, { recursive: true });
    },
  };
  return harness;
}
