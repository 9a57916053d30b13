import type { Core } from '@strapi/strapi';

import { runJob } from '../jobs/job-runs';
import { DeadlineError, withDeadline } from '../lib/deadline';
import { createPostOffice } from './post-office';
import { tidyMail } from './tidy-mail';

const EVERY_TEN_SECONDS = '*/10 * * * * *';
const EVERY_MINUTE = '30 * * * * *';
const PARTING_MS = 5_000;

/**
 * Sends mail as long as the CMS runs, apart from every request. Several instances may look at the
 * same moment, and one may be killed in the midst.
 */
export function createMailTimer(strapi: Core.Strapi) {
  let pass: Promise<void> | undefined;

  async function attempt(job: string, work: () => Promise<void>): Promise<void> {
    try {
      await runJob(job, work);
    } catch (error) {
      strapi.log.warn(`Mail has to wait for the next look: ${String(error)}`);
    }
  }

  return {
    start(): void {
      const office = createPostOffice(strapi);
      const send = async () => {
        // A slow pass is not overtaken by the next one.
        if (pass) return;
        pass = attempt('send-mail', () => office.run());
        await pass;
        pass = undefined;
      };
      const tidy = () => attempt('tidy-mail', () => tidyMail(strapi));
      strapi.cron.add({
        'send-mail': { task: send, options: { rule: EVERY_TEN_SECONDS } },
        'tidy-mail': { task: tidy, options: { rule: EVERY_MINUTE } },
      });
    },

    /** Before the database is closed, so that a mail that was just sent is not sent again. */
    async settle(): Promise<void> {
      strapi.cron.stop();
      await withDeadline(pass ?? Promise.resolve(), PARTING_MS).catch((error: unknown) => {
        if (!(error instanceof DeadlineError)) throw error;
      });
    },
  };
}
