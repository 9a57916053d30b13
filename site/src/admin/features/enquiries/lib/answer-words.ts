import type { EnquiryDetail } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { formatBusinessSpan, formatMoment } from '#src/admin/ui/moments.ts';

/** When the first answer was given and after how much working time. */
export function answerWords({ firstReplyAt, answerMinutes }: EnquiryDetail): string {
  if (!firstReplyAt) return 'Todavía no';
  const moment = formatMoment(firstReplyAt);
  return answerMinutes === null
    ? moment
    : `${moment} (en ${formatBusinessSpan(answerMinutes)} hábiles)`;
}
