import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

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
import { authorOf, type Caller } from '../../../enquiries/caller';
import { type Change, changeEnquiry, findEnquiry } from '../../../enquiries/change-enquiry';
import { takeIfFree } from '../../../enquiries/change-owner';
import {
  addNote,
  addReply,
  changeResult,
  changeStatus,
  isFirstReply,
} from '../../../enquiries/change-status';
import { readLossReasons } from '../../../enquiries/read-loss-reasons';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import { invalidField } from '../../../platform/http/errors';

const BAD_REQUEST = 400;

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

/** Changes the status or the result of an enquiry, and adds a note. */
export async function handleEnquiry(
  strapi: Core.Strapi,
  documentId: string,
  { status, note, updatedAt, ...recorded }: EnquiryChangeRequest['data'],
  caller: Caller,
): Promise<StoredEnquiryRow> {
  const author = authorOf(caller);
  const result = recorded.result ? recorded : undefined;
  if (result) await checkReason(strapi, result, await findEnquiry(strapi, documentId));
  const make: Change = (row) => {
    const isReply = status && isFirstReply(row, status);
    const owned = isReply ? takeIfFree(row, caller.id, author) : row;
    const moved = status ? changeStatus(owned, status, author, result) : owned;
    const ended = result && !status ? changeResult(moved, result, author) : moved;
    return note ? addNote(ended, note, author) : ended;
  };
  return changeEnquiry(strapi, documentId, make, updatedAt);
}

export async function replyToEnquiry(
  strapi: Core.Strapi,
  documentId: string,
  reply: ReplyRequest['data'],
  caller: Caller,
): Promise<StoredEnquiryRow> {
  const author = authorOf(caller);
  return changeEnquiry(strapi, documentId, (row) =>
    addReply(takeIfFree(row, caller.id, author), reply, author),
  );
}

/** Returns 'gone' if the enquiry does not exist, or others keep changing it. */
async function changeOne(
  strapi: Core.Strapi,
  id: string,
  change: Change,
): Promise<'changed' | 'refused' | 'gone'> {
  try {
    await changeEnquiry(strapi, id, change);
    return 'changed';
  } catch (error) {
    if (!(error instanceof errors.HttpError)) throw error;
    return error.status === BAD_REQUEST ? 'refused' : 'gone';
  }
}

/** Changes the status of several enquiries, one after the other. */
export async function handleMany(
  strapi: Core.Strapi,
  { ids, action: _action, status, ...recorded }: Extract<BulkRequest['data'], { action: 'status' }>,
  caller: Caller,
): Promise<BulkResponse['data']> {
  const author = authorOf(caller);
  const result = recorded.result ? recorded : undefined;
  if (result) await checkReason(strapi, result);
  const count = { changed: 0, refused: 0, gone: 0 };
  for (const id of ids) {
    const outcome = await changeOne(strapi, id, (row) => {
      if (result && row.result) throw invalidField(['result'], RESULT_MESSAGES.hasResult);
      return changeStatus(row, status, author, result);
    });
    count[outcome] += 1;
  }
  return { changed: count.changed, refused: count.refused };
}
