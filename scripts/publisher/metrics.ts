import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import type { BuildResult } from './queue/state.ts';

type MetricsSources = {
  readStatus: () => Promise<PublisherStatus>;
  dataDir: string;
};

export function createPublisherMetrics({ readStatus, dataDir }: MetricsSources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const builds = new Counter({
    name: 'builds_total',
    help: 'Builds of the site, by how they ended.',
    labelNames: ['result'],
    registers,
  });
  const duration = new Histogram({
    name: 'build_duration_seconds',
    help: 'Time of each phase of a build that went live.',
    labelNames: ['phase'],
    buckets: [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320, 640],
    registers,
  });
  new Gauge({
    name: 'last_build_success_timestamp_seconds',
    help: 'When the last build went live; 0 before the first one.',
    registers,
    async collect() {
      const { last } = await readStatus();
      if (last?.ok) this.set(Date.parse(last.finishedAt) / 1000);
    },
  });
  new Gauge({
    name: 'site_drift',
    help: '1 while what is live is not what the CMS has published.',
    registers,
    async collect() {
      this.set((await readStatus()).driftSince === undefined ? 0 : 1);
    },
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Room left where builds and releases are kept.',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  });

  return {
    registry,
    countBuild: ({ isGood, phases = {} }: BuildResult): void => {
      builds.inc({ result: isGood ? 'success' : 'failure' });
      for (const [phase, ms] of Object.entries(phases)) duration.observe({ phase }, ms / 1000);
    },
  };
}
