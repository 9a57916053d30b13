import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import type { UndoRequest, UndoResponse } from '../../../../contracts/dashboard-enquiry';
import { authorOf, type Caller } from '../../../enquiries/caller';
import { changeEnquiry } from '../../../enquiries/change-enquiry';
import { readUndo, undoChange } from '../../../enquiries/undo-change';

const OUTCOMES = new Map<number, 'changed' | 'gone'>([
  [404, 'gone'],
  [409, 'changed'],
]);

/** Undoes changes of the caller, one enquiry after the other, unless it was changed since. */
export async function undoChanges(
  strapi: Core.Strapi,
  { token }: UndoRequest['data'],
  caller: Caller,
): Promise<UndoResponse['data']> {
  const author = authorOf(caller);
  const outcome: UndoResponse['data'] = { restored: 0, changed: [], gone: [] };
  for (const change of readUndo(strapi, caller.id, token)) {
    const { id, folio, version } = change;
    try {
      await changeEnquiry(strapi, id, (row) => undoChange(row, change, author), version);
      outcome.restored += 1;
    } catch (error) {
      const reason = error instanceof errors.HttpError ? OUTCOMES.get(error.status) : undefined;
      if (!reason) throw error;
      outcome[reason].push(folio);
    }
  }
  return outcome;
}
