import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { openReleaseStore } from '../../lib/releases/release-store.ts';
import { writeTestFiles } from '../../lib/releases/test-files.ts';
import type { Build } from '../build/builder.ts';
import { openContentStore } from '../build/content-store.ts';
import { createPublisher, type Publisher, type PublisherOptions } from './publisher.ts';
import { readState } from './state-file.ts';

export const PACE = {
  quietMs: 20,
  maxWaitMs: 60,
  pollIntervalMs: 100_000,
  cmsRetryMs: 20,
  retryMs: [100_000],
};

export const FACTS = { hash: 'h', bytes: 1, leaks: [], hasEditing: false };

/** Test harness: a publisher on a real release store, with a fake CMS and a fake Gatsby. */
export class TestHarness {
  revision = 'r1';
  builds = 0;
  /** Hashes of the published entries; by default one entry with the revision. */
  entries?: Record<string, string>;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'publisher-'));
  private readonly stateFile = path.join(this.folder, 'publisher.json');
  readonly publicDir = path.join(this.folder, 'public');
  readonly contentDir = path.join(this.folder, 'content');
  private publisher?: Publisher;

  snapshot(): Snapshot {
    const { revision, entries = { 'api::a.a:1': revision } } = this;
    const labels = Object.fromEntries(
      Object.keys(entries).map((key) => [key, { type: 'Entrada', name: key }]),
    );
    return { revision, entries: { ...entries }, labels, shown: {}, redirects: {} };
  }

  /** Fake Gatsby; by default it succeeds and increments `builds`. */
  build: Build = () => {
    this.builds += 1;
    writeTestFiles(this.publicDir, { 'index.html': this.revision });
    return Promise.resolve(this.publicDir);
  };

  start(change: Partial<PublisherOptions> = {}): Publisher {
    this.publisher = createPublisher({
      readSnapshot: () => Promise.resolve(this.snapshot()),
      build: (request) => this.build(request),
      inspect: () => Promise.resolve(new Map([['index.html', FACTS]])),
      releases: this.releases(),
      content: openContentStore(this.contentDir),
      stateFile: this.stateFile,
      source: 'source',
      pace: PACE,
      log: () => {},
      ...change,
    });
    this.publisher.start();
    return this.publisher;
  }

  /** Resolves with the status of the last started publisher once it satisfies a condition. */
  async until(isReached: (status: PublisherStatus) => boolean): Promise<PublisherStatus> {
    for (;;) {
      const status = await this.publisher?.status();
      if (status && isReached(status)) return status;
      await sleep(5);
    }
  }

  /** Resolves with the status once it is idle or failed. */
  settled(): Promise<PublisherStatus> {
    return this.until(({ state }) => state === 'idle' || state === 'failed');
  }

  releases() {
    return openReleaseStore(path.join(this.folder, 'site'));
  }

  saved() {
    return readState(this.stateFile);
  }

  async close(): Promise<void> {
    await this.publisher?.stop();
    rmSync(this.folder, { recursive: true });
  }
}
