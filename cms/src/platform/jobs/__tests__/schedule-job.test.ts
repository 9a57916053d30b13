import { setImmediate as nextTick } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

import { listJobRuns, scheduleJob, stopJobs } from '../schedule-job';

function startJob(work: () => Promise<unknown>) {
  let run: () => Promise<void> = async () => undefined;
  const warnings: string[] = [];
  const strapi = {
    cron: {
      add: (jobs: Record<string, { task: typeof run }>) => (run = jobs['tidy-mail']!.task),
      stop: () => undefined,
    },
    log: { warn: (text: string) => warnings.push(text) },
  } as unknown as Core.Strapi;
  scheduleJob(strapi, 'tidy-mail', work);
  return { run: () => run(), stop: () => stopJobs(strapi), warnings };
}

describe('scheduleJob', () => {
  it('skips a run while the previous one has not ended', async () => {
    let count = 0;
    let finish = () => {};
    const job = startJob(() => {
      count += 1;
      return new Promise<void>((resolve) => (finish = resolve));
    });
    const first = job.run();
    await job.run();
    expect(count).toBe(1);
    finish();
    await first;
    const second = job.run();
    expect(count).toBe(2);
    finish();
    await second;
  });

  it('logs and records a failure, and runs again', async () => {
    let isDown = true;
    const job = startJob(async () => {
      if (isDown) throw new Error('no database');
    });
    await job.run();
    expect(job.warnings).toEqual([expect.stringContaining('tidy-mail failed')]);
    expect(listJobRuns()).toMatchObject([{ name: 'tidy-mail', isFailing: true }]);
    isDown = false;
    await job.run();
    expect(listJobRuns()).toMatchObject([{ name: 'tidy-mail', isFailing: false }]);
  });

  it('waits for the current run when the CMS stops', async () => {
    let finish = () => {};
    const job = startJob(() => new Promise<void>((resolve) => (finish = resolve)));
    void job.run();
    let isStopped = false;
    const stopped = job.stop().then(() => (isStopped = true));
    await nextTick();
    expect(isStopped).toBe(false);
    finish();
    await stopped;
  });
});
