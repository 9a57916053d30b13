import type { Core } from '@strapi/strapi';

import {
  type BulkRequest,
  DASHBOARD_ENQUIRY_MESSAGES,
} from '../../../../contracts/dashboard-enquiry';
import {
  type AssignRequest,
  ENQUIRY_OWNER_MESSAGES as MESSAGES,
  type FinishNextStepQuery,
  type NextStepRequest,
} from '../../../../contracts/enquiry-owner';
import { authorOf, type Caller } from '../../../enquiries/caller';
import { type Change, changeEnquiry, type StoredChange } from '../../../enquiries/change-enquiry';
import { finishNextStep, setNextStep } from '../../../enquiries/change-next-step';
import { assignEnquiry, releaseEnquiry, takeEnquiry } from '../../../enquiries/change-owner';
import { listOwners, readOwnerName } from '../../../enquiries/read-owners';
import { conflict, forbidden, invalidField } from '../../../platform/http/errors';
import { changeMany } from './change-many';

/**
 * Returns a change of the next step, which also makes the caller the owner of an enquiry without one.
 * It is refused for an enquiry of another account, unless the caller is a manager.
 */
function ofOwnStep(strapi: Core.Strapi, caller: Caller, make: Change): Change {
  return async (row) => {
    const { ownerId } = row;
    if (ownerId === null) {
      const isChange = (await make(row)) !== row;
      return isChange ? make(takeEnquiry(row, caller.id, authorOf(caller))) : row;
    }
    if (caller.isManager || ownerId === caller.id) return make(row);
    throw forbidden(MESSAGES.nextStepNotYours(await readOwnerName(strapi, ownerId)));
  };
}

/** Exactly one of several accounts that take an enquiry at once becomes its owner. */
export async function takeOwnership(strapi: Core.Strapi, documentId: string, caller: Caller) {
  return changeEnquiry(strapi, documentId, async (row) => {
    if (row.ownerId !== null && row.ownerId !== caller.id) {
      throw conflict(MESSAGES.taken(await readOwnerName(strapi, row.ownerId)));
    }
    return takeEnquiry(row, caller.id, authorOf(caller));
  });
}

export async function releaseOwnership(strapi: Core.Strapi, documentId: string, caller: Caller) {
  return changeEnquiry(strapi, documentId, async (row) => {
    if (row.ownerId === null) return row;
    const name = await readOwnerName(strapi, row.ownerId);
    if (row.ownerId !== caller.id && !caller.isManager) throw forbidden(MESSAGES.notYours(name));
    return releaseEnquiry(row, name, authorOf(caller));
  });
}

export async function assignOwner(
  strapi: Core.Strapi,
  documentId: string,
  { ownerId, updatedAt }: AssignRequest['data'],
  caller: Caller,
) {
  const owner = (await listOwners(strapi)).find(({ id }) => id === ownerId);
  if (!owner) throw invalidField(['ownerId'], MESSAGES.owner);
  const author = authorOf(caller);
  return changeEnquiry(strapi, documentId, (row) => assignEnquiry(row, owner, author), updatedAt);
}

/** Takes several enquiries that have no owner, or assigns them. @throws HttpError for an agent who assigns */
export async function changeOwners(
  strapi: Core.Strapi,
  bulk: Extract<BulkRequest['data'], { action: 'take' | 'assign' }>,
  caller: Caller,
) {
  const author = authorOf(caller);
  if (bulk.action !== 'assign') {
    return changeMany(strapi, caller, bulk.ids, (row) => {
      const isFree = row.ownerId === null || row.ownerId === caller.id;
      if (!isFree) throw invalidField(['ids'], MESSAGES.taken(''));
      return takeEnquiry(row, caller.id, author);
    });
  }
  if (!caller.isManager) throw forbidden(DASHBOARD_ENQUIRY_MESSAGES.assignForbidden);
  const owner = (await listOwners(strapi)).find(({ id }) => id === bulk.ownerId);
  if (!owner) throw invalidField(['ownerId'], MESSAGES.owner);
  return changeMany(strapi, caller, bulk.ids, (row) => assignEnquiry(row, owner, author));
}

export async function planNextStep(
  strapi: Core.Strapi,
  documentId: string,
  { updatedAt, ...step }: NextStepRequest['data'],
  caller: Caller,
  onStored?: (change: StoredChange) => void,
) {
  const set: Change = (row) => setNextStep(row, step, authorOf(caller));
  const make = ofOwnStep(strapi, caller, set);
  return changeEnquiry(strapi, documentId, make, updatedAt, onStored);
}

/** With `updatedAt`, only the step that the caller has seen is marked as done. */
export async function completeNextStep(
  strapi: Core.Strapi,
  documentId: string,
  { updatedAt }: FinishNextStepQuery,
  caller: Caller,
  onStored?: (change: StoredChange) => void,
) {
  const finish: Change = (row) => finishNextStep(row, authorOf(caller));
  const make = ofOwnStep(strapi, caller, finish);
  return changeEnquiry(strapi, documentId, make, updatedAt, onStored);
}
