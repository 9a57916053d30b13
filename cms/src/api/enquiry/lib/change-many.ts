import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import type { BulkResponse } from '../../../../contracts/dashboard-enquiry';
import type { Caller } from '../../../enquiries/caller';
import { type Change, changeEnquiry, type StoredChange } from '../../../enquiries/change-enquiry';
import { issueUndo } from '../../../enquiries/undo-change';

const BAD_REQUEST = 400;

type Outcome = 'changed' | 'unchanged' | 'refused' | 'gone';

/** Returns 'gone' if the enquiry does not exist, or others keep changing it. */
async function changeOne(
  strapi: Core.Strapi,
  id: string,
  change: Change,
  onStored: (stored: StoredChange) => void,
): Promise<Outcome> {
  let outcome: Outcome = 'unchanged';
  try {
    await changeEnquiry(strapi, id, change, undefined, (stored) => {
      outcome = 'changed';
      onStored(stored);
    });
    return outcome;
  } catch (error) {
    if (!(error instanceof errors.HttpError)) throw error;
    return error.status === BAD_REQUEST ? 'refused' : 'gone';
  }
}

/**
 * Changes several enquiries, one after the other, in a way that the caller can undo; a change refuses
 * one with a status of 400.
 */
export async function changeMany(
  strapi: Core.Strapi,
  caller: Caller,
  ids: readonly string[],
  change: Change,
): Promise<BulkResponse> {
  const count = { changed: 0, unchanged: 0, refused: 0, gone: 0 };
  const stored: StoredChange[] = [];
  for (const id of ids) {
    count[await changeOne(strapi, id, change, (each) => stored.push(each))] += 1;
  }
  const { gone: _gone, ...data } = count;
  return { data, ...issueUndo(strapi, caller.id, stored) };
}
