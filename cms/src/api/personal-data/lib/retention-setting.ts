import type { Core } from '@strapi/strapi';

import { type Retention, SPAM_RETENTION_DAYS } from '../../../../contracts/personal-data';
import { saveDashboardSettings } from '../../../mail/dashboard-settings';
import { type Actor, toEntry } from '../../../personal-data/log-row';
import { findNoticeTimes } from '../../../personal-data/notice-times';
import { createPrivacyLog } from '../../../personal-data/privacy-log';
import { countDue, nextScheduledRun, readRetentionMonths } from '../../../personal-data/retention';

/** Returns the retention rules; with `previewMonths`, as they would be with that setting. */
export async function readRetention(
  strapi: Core.Strapi,
  previewMonths?: number,
): Promise<Retention> {
  const months = previewMonths ?? (await readRetentionMonths(strapi));
  const nextRunAt = nextScheduledRun(new Date());
  const [lastRun] = await createPrivacyLog(strapi).find({ action: 'retention-run' }, 1);
  return {
    spamDays: SPAM_RETENTION_DAYS,
    months,
    notice: await findNoticeTimes(strapi),
    nextRunAt: nextRunAt.toISOString(),
    due: await countDue(strapi, nextRunAt, months),
    lastRun: lastRun ? toEntry(lastRun) : null,
  };
}

export async function changeRetention(
  strapi: Core.Strapi,
  months: number,
  by: Actor,
): Promise<Retention> {
  const before = await readRetentionMonths(strapi);
  await saveDashboardSettings(strapi, { retentionMonths: months });
  if (before !== months) {
    const counts = { before, months };
    await createPrivacyLog(strapi).record({ action: 'retention-changed', by, counts });
  }
  return readRetention(strapi);
}
