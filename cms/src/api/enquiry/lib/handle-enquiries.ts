import type { Core } from '@strapi/strapi';

import type {
  BulkRequest,
  BulkResponse,
  EnquiryChangeRequest,
  ReplyRequest,
} from '../../../../contracts/dashboard-enquiry';
import {
  OTHER_LOSS_REASON,
  type RecordedResult,
  RESULT_MESSAGES,
} from '../../../../contracts/enquiry-result';
import { isoDay } from '../../../../contracts/zoned-time';
import { authorOf, type Caller } from '../../../enquiries/caller';
import {
  type Change,
  changeEnquiry,
  findEnquiry,
  type StoredChange,
} from '../../../enquiries/change-enquiry';
import { takeIfFree } from '../../../enquiries/change-owner';
import {
  addMissedCall,
  addNote,
  addReply,
  changeResult,
  changeStatus,
  isFirstReply,
} from '../../../enquiries/change-status';
import { readLossReasons } from '../../../enquiries/read-loss-reasons';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import { replaceRefusedReplies } from '../../../mail/settle-reply';
import { invalidField } from '../../../platform/http/errors';
import { changeMany } from './change-many';

/** Throws for a sale on a day before the enquiry arrived. */
function checkSaleDate(result: RecordedResult, { createdAt }: StoredEnquiryRow): void {
  const arrival = isoDay(new Date(createdAt));
  if (result.result !== 'ganada' || result.saleDate >= arrival) return;
  throw invalidField(['saleDate'], RESULT_MESSAGES.earlySale(arrival));
}

/** Throws unless a loss reason is in the list of staff, or that of the enquiry already. */
async function checkReason(
  strapi: Core.Strapi,
  result: RecordedResult,
  stored?: StoredEnquiryRow,
): Promise<void> {
  if (result.result !== 'perdida') return;
  const { lossReason } = result;
  if (lossReason === OTHER_LOSS_REASON || lossReason === stored?.lossReason) return;
  if ((await readLossReasons(strapi)).includes(lossReason)) return;
  throw invalidField(['lossReason'], RESULT_MESSAGES.unknownReason);
}

/**
 * Changes the status or the result of an enquiry, and adds a note.
 * @param onStored called when a change was stored that can be undone, which a note cannot
 */
export async function handleEnquiry(
  strapi: Core.Strapi,
  documentId: string,
  { status, answer, note, updatedAt, ...recorded }: EnquiryChangeRequest['data'],
  caller: Caller,
  onStored?: (change: StoredChange) => void,
): Promise<StoredEnquiryRow> {
  const author = authorOf(caller);
  const result = recorded.result ? recorded : undefined;
  if (result) {
    const stored = await findEnquiry(strapi, documentId);
    checkSaleDate(result, stored);
    await checkReason(strapi, result, stored);
  }
  const make: Change = (row) => {
    const isReply = status && isFirstReply(row, status, answer);
    const owned = isReply ? takeIfFree(row, caller.id, author) : row;
    const moved = status ? changeStatus(owned, status, author, { result, answer }) : owned;
    const ended = result && !status ? changeResult(moved, result, author) : moved;
    return note ? addNote(ended, note, author) : ended;
  };
  // A note does not replace what others have written.
  const isNoteOnly = !status && !result;
  const version = isNoteOnly ? undefined : updatedAt;
  return changeEnquiry(strapi, documentId, make, version, note ? undefined : onStored);
}

export async function replyToEnquiry(
  strapi: Core.Strapi,
  documentId: string,
  reply: ReplyRequest['data'],
  caller: Caller,
): Promise<StoredEnquiryRow> {
  const author = authorOf(caller);
  const answered = await changeEnquiry(strapi, documentId, (row) =>
    addReply(takeIfFree(row, caller.id, author), reply, author),
  );
  await replaceRefusedReplies(strapi, documentId);
  return answered;
}

/** Records a call that the sender did not pick up. */
export async function recordMissedCall(
  strapi: Core.Strapi,
  documentId: string,
  caller: Caller,
): Promise<StoredEnquiryRow> {
  const author = authorOf(caller);
  return changeEnquiry(strapi, documentId, (row) =>
    addMissedCall(takeIfFree(row, caller.id, author), author),
  );
}

/** Changes the status of several enquiries, one after the other. */
export async function handleMany(
  strapi: Core.Strapi,
  {
    ids,
    action: _action,
    status,
    answer,
    ...recorded
  }: Extract<BulkRequest['data'], { action: 'status' }>,
  caller: Caller,
): Promise<BulkResponse> {
  const author = authorOf(caller);
  const result = recorded.result ? recorded : undefined;
  if (result) await checkReason(strapi, result);
  return changeMany(strapi, caller, ids, (row) => {
    if (result && row.result) throw invalidField(['result'], RESULT_MESSAGES.hasResult);
    return changeStatus(row, status, author, { result, answer });
  });
}
