import type { EnquirySummary } from '@tequiora/cms/contracts/enquiry-desk.ts';

/** Whether it waits for an answer for longer than promised. */
export function isOverdue(enquiry: EnquirySummary, now: Date | null): boolean {
  const { status, firstReplyAt, dueAt } = enquiry;
  return now !== null && status === 'nuevo' && !firstReplyAt && Date.parse(dueAt) < now.getTime();
}
