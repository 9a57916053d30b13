import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';

/** Returns true for a new enquiry without a reply whose response target has passed. */
export function isOverdue(enquiry: EnquirySummary, now: Date | null): boolean {
  const { status, firstReplyAt, dueAt } = enquiry;
  return now !== null && status === 'nuevo' && !firstReplyAt && Date.parse(dueAt) < now.getTime();
}
