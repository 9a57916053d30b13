import type { Core } from '@strapi/strapi';

import {
  LOG_PAGE_SIZE,
  type LogResponse,
  type Retention,
  SPAM_RETENTION_DAYS,
} from '../../../../contracts/personal-data';
import { type Actor, toEntry } from '../../../personal-data/log-row';
import { findNoticeTimes } from '../../../personal-data/notice-times';
import { createPrivacyLog } from '../../../personal-data/privacy-log';
import {
  countDue,
  nextScheduledRun,
  readRetentionMonths,
  saveRetentionMonths,
} from '../../../personal-data/retention';

export default function personalDataService({ strapi }: { strapi: Core.Strapi }) {
  const log = createPrivacyLog(strapi);

  return {
    /** Returns the retention rules; with `previewMonths`, as they would be with that setting. */
    async showRetention(previewMonths?: number): Promise<Retention> {
      const months = previewMonths ?? (await readRetentionMonths(strapi));
      const nextRunAt = nextScheduledRun(new Date());
      const [lastRun] = await log.find({ action: 'retention-run' }, 1);
      return {
        spamDays: SPAM_RETENTION_DAYS,
        months,
        notice: await findNoticeTimes(strapi),
        nextRunAt: nextRunAt.toISOString(),
        due: await countDue(strapi, nextRunAt, months),
        lastRun: lastRun ? toEntry(lastRun) : null,
      };
    },

    async changeRetention(months: number, by: Actor): Promise<Retention> {
      const before = await readRetentionMonths(strapi);
      await saveRetentionMonths(strapi, months);
      if (before !== months) {
        await log.record({ action: 'retention-changed', by, counts: { before, months } });
      }
      return this.showRetention();
    },

    async showLog(page: number): Promise<LogResponse> {
      const [rows, total] = await Promise.all([
        log.find({}, LOG_PAGE_SIZE, (page - 1) * LOG_PAGE_SIZE),
        log.count(),
      ]);
      const pageCount = Math.ceil(total / LOG_PAGE_SIZE);
      return {
        data: rows.map(toEntry),
        meta: { pagination: { page, pageSize: LOG_PAGE_SIZE, pageCount, total } },
      };
    },
  };
}

export type PersonalDataService = ReturnType<typeof personalDataService>;
