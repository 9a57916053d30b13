import type { Core } from '@strapi/strapi';

import {
  type AssignRequest,
  ENQUIRY_OWNER_MESSAGES as MESSAGES,
  type FinishNextStepQuery,
  type NextStepRequest,
} from '../../../../contracts/enquiry-owner';
import { authorOf, type Caller } from '../../../enquiries/caller';
import { type Change, changeEnquiry } from '../../../enquiries/change-enquiry';
import { finishNextStep, setNextStep } from '../../../enquiries/change-next-step';
import { assignEnquiry, releaseEnquiry, takeEnquiry } from '../../../enquiries/change-owner';
import { listOwners, readOwnerName } from '../../../enquiries/read-owners';
import { conflict, forbidden, invalidField } from '../../../platform/http/errors';

/** Returns a change of the next step that is refused unless the caller is the owner or a manager. */
function ofOwnStep(strapi: Core.Strapi, caller: Caller, make: Change): Change {
  return async (row) => {
    const { ownerId } = row;
    if (caller.isManager || ownerId === caller.id) return make(row);
    if (ownerId === null) throw forbidden(MESSAGES.takeFirst);
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

export async function planNextStep(
  strapi: Core.Strapi,
  documentId: string,
  { updatedAt, ...step }: NextStepRequest['data'],
  caller: Caller,
) {
  const set: Change = (row) => setNextStep(row, step, authorOf(caller));
  return changeEnquiry(strapi, documentId, ofOwnStep(strapi, caller, set), updatedAt);
}

/** With `updatedAt`, only the step that the caller has seen is marked as done. */
export async function completeNextStep(
  strapi: Core.Strapi,
  documentId: string,
  { updatedAt }: FinishNextStepQuery,
  caller: Caller,
) {
  const finish: Change = (row) => finishNextStep(row, authorOf(caller));
  return changeEnquiry(strapi, documentId, ofOwnStep(strapi, caller, finish), updatedAt);
}
