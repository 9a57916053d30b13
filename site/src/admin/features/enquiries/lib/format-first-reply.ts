import { formatBusinessDuration } from '#src/admin/ui/format-relative-time.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';

/** Formats the date of the first reply and the business time it took. */
export function formatFirstReply({ firstReplyAt, answerMinutes }: EnquiryDetail): string {
  if (!firstReplyAt) return 'Todavía no';
  const date = formatDateTime(firstReplyAt);
  return answerMinutes === null
    ? date
    : `${date} (en ${formatBusinessDuration(answerMinutes)} hábiles)`;
}
