import type { EnquiryDetail } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { formatMoment } from '#src/admin/ui/moments.ts';

/** When the first answer was given and after how much working time. */
export function answerWords({ firstReplyAt, answerMinutes }: EnquiryDetail): string {
  if (!firstReplyAt) return 'Todavía no';
  const moment = formatMoment(firstReplyAt);
  return answerMinutes === null ? moment : `${moment} (en ${workingSpan(answerMinutes)})`;
}

/** Not in days: a working day has nine hours, or as many as the company says. */
function workingSpan(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  const parts = [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''];
  return `${parts.filter(Boolean).join(' ')} hábiles`;
}
