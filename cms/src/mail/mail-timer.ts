import type { Core } from '@strapi/strapi';

import { DeadlineError, withDeadline } from '../platform/async/deadline';
import { runJob } from '../platform/jobs/job-runs';
import { createMailWorker } from './mail-worker';
import { tidyMail } from './tidy-mail';

const EVERY_TEN_SECONDS = '*/10 * * * * *';
const EVERY_MINUTE = '30 * * * * *';
const SHUTDOWN_TIMEOUT_MS = 5_000;

/**
 * Sends mail periodically, independent of requests. Safe when several instances poll at the same time
 * and when one is killed in the middle of a run.
 */
export function createMailTimer(strapi: Core.Strapi) {
  let run: Promise<void> | undefined;

  async function attempt(job: string, work: () => Promise<void>): Promise<void> {
    try {
      await runJob(job, work);
    } catch (error) {
      strapi.log.warn(`Mail is delayed until the next poll: ${String(error)}`);
    }
  }

  return {
    start(): void {
      const worker = createMailWorker(strapi);
      const send = async () => {
        // Runs must not overlap.
        if (run) return;
        run = attempt('send-mail', () => worker.run());
        await run;
        run = undefined;
      };
      const tidy = () => attempt('tidy-mail', () => tidyMail(strapi));
      strapi.cron.add({
        'send-mail': { task: send, options: { rule: EVERY_TEN_SECONDS } },
        'tidy-mail': { task: tidy, options: { rule: EVERY_MINUTE } },
      });
    },

    /**
     * Waits up to five seconds for the current run. Call it before the database closes, so that a mail
     * that was just sent is recorded and not sent again.
     */
    async settle(): Promise<void> {
      strapi.cron.stop();
      await withDeadline(run ?? Promise.resolve(), SHUTDOWN_TIMEOUT_MS).catch((error: unknown) => {
        if (!(error instanceof DeadlineError)) throw error;
      });
    },
  };
}
