import type { Core } from '@strapi/strapi';

import type { EnquiryDetailResponse } from '../../../../contracts/dashboard-enquiry';
import { type Caller, callerOf } from '../../../enquiries/caller';
import type { StoredChange } from '../../../enquiries/change-enquiry';
import { readDetail } from '../../../enquiries/read-detail';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import { issueUndo } from '../../../enquiries/undo-change';
import type { Context } from '../../../platform/http/context';

type UndoableChange = (
  caller: Caller,
  onStored: (stored: StoredChange) => void,
) => Promise<StoredEnquiryRow>;

/** Makes a change that the caller can undo, and responds with the enquiry. */
export async function respondToChange(
  strapi: Core.Strapi,
  ctx: Context,
  change: UndoableChange,
): Promise<void> {
  const caller = callerOf(ctx);
  const stored: StoredChange[] = [];
  const row = await change(caller, (each) => stored.push(each));
  const data = await readDetail(strapi, row);
  ctx.body = { data, ...issueUndo(strapi, caller.id, stored) } satisfies EnquiryDetailResponse;
}
