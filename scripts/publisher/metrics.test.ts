import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import { startMetricsServer } from '../lib/metrics-server.ts';
import { createPublisherMetrics } from './metrics.ts';

const STATUS: PublisherStatus = {
  state: 'idle',
  releases: [],
  isHeld: false,
  held: [],
  failedAttempts: [],
  version: '0.1.0',
};

test('serves metrics of builds, drift and disk on a separate port', async () => {
  let status = STATUS;
  const { registry, countBuild } = createPublisherMetrics({
    readStatus: () => Promise.resolve(status),
    dataDir: tmpdir(),
  });
  const server = await startMetricsServer({ host: '127.0.0.1', port: 0 }, registry);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const scrape = async () => (await fetch(`${url}/metrics`)).text();
  try {
    expect(await scrape()).toMatch(/^last_build_success_timestamp_seconds 0$/m);
    countBuild({ isGood: true, phases: { build: 7_700, check: 300 } });
    countBuild({ isGood: false });
    const finishedAt = '2026-11-21T14:05:00.000Z';
    status = {
      ...STATUS,
      driftSince: finishedAt,
      last: { startedAt: finishedAt, finishedAt, ok: true },
    };
    const text = await scrape();
    expect(text).toMatch(/^builds_total\{result="success"\} 1$/m);
    expect(text).toMatch(/^builds_total\{result="failure"\} 1$/m);
    expect(text).toMatch(/^build_duration_seconds_sum\{phase="build"\} 7.7$/m);
    expect(text).toMatch(/^last_build_success_timestamp_seconds 1795269900$/m);
    expect(text).toMatch(/^site_drift 1$/m);
    expect(text).toMatch(/^disk_free_bytes [1-9]\d+$/m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect((await fetch(url)).status).toBe(404);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
