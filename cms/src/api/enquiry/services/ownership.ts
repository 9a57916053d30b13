import type { Core } from '@strapi/strapi';

import type { EnquiryDetail } from '../../../../contracts/dashboard-enquiry';
import {
  type AssignRequest,
  ENQUIRY_OWNER_MESSAGES as MESSAGES,
  type EnquiryOwner,
  type NextStepRequest,
} from '../../../../contracts/enquiry-owner';
import { finishNextStep, setNextStep } from '../../../enquiries/change-next-step';
import { assignEnquiry, releaseEnquiry, takeEnquiry } from '../../../enquiries/change-owner';
import type { Author } from '../../../enquiries/change-status';
import {
  type Change,
  createDashboardEnquiryStore,
} from '../../../enquiries/dashboard-enquiry-store';
import { readDetail } from '../../../enquiries/read-detail';
import { listOwners, readOwnerName } from '../../../enquiries/read-owners';
import type { StoredEnquiryRow } from '../../../enquiries/summary';
import { conflict, forbidden, invalidField } from '../../../platform/http/errors';

/** The signed-in account. */
export type Caller = EnquiryOwner & { isManager: boolean };

/** Changes of the owner of an enquiry and of the owner's next step. */
export default function ownershipService({ strapi }: { strapi: Core.Strapi }) {
  const store = createDashboardEnquiryStore(strapi);
  const by = ({ name: who }: Caller): Author => ({ who, when: new Date().toISOString() });

  const nameOf = (ownerId: number | null) => readOwnerName(strapi, ownerId);

  /** @throws HttpError unless the caller is the owner or a manager */
  async function requireOwnStep({ ownerId }: StoredEnquiryRow, caller: Caller): Promise<void> {
    if (caller.isManager || ownerId === caller.id) return;
    if (ownerId === null) throw forbidden(MESSAGES.takeFirst);
    throw forbidden(MESSAGES.nextStepNotYours(await nameOf(ownerId)));
  }

  async function change(documentId: string, make: Change, updatedAt?: string) {
    const row = await store.change(documentId, make, updatedAt ? new Date(updatedAt) : undefined);
    return readDetail(strapi, row);
  }

  return {
    list: (): Promise<EnquiryOwner[]> => listOwners(strapi),

    /** Exactly one of several accounts that take an enquiry at once becomes its owner. */
    take(documentId: string, caller: Caller): Promise<EnquiryDetail> {
      return change(documentId, async (row) => {
        if (row.ownerId !== null && row.ownerId !== caller.id) {
          throw conflict(MESSAGES.taken(await nameOf(row.ownerId)));
        }
        return takeEnquiry(row, caller.id, by(caller));
      });
    },

    release(documentId: string, caller: Caller): Promise<EnquiryDetail> {
      return change(documentId, async (row) => {
        if (row.ownerId === null) return row;
        const name = await nameOf(row.ownerId);
        if (row.ownerId !== caller.id && !caller.isManager)
          throw forbidden(MESSAGES.notYours(name));
        return releaseEnquiry(row, name, by(caller));
      });
    },

    setNextStep(
      documentId: string,
      { updatedAt, ...step }: NextStepRequest['data'],
      caller: Caller,
    ): Promise<EnquiryDetail> {
      return change(
        documentId,
        async (row) => {
          await requireOwnStep(row, caller);
          return setNextStep(row, step, by(caller));
        },
        updatedAt,
      );
    },

    finishNextStep(documentId: string, caller: Caller): Promise<EnquiryDetail> {
      return change(documentId, async (row) => {
        await requireOwnStep(row, caller);
        return finishNextStep(row, by(caller));
      });
    },

    async assign(
      documentId: string,
      { ownerId, updatedAt }: AssignRequest['data'],
      caller: Caller,
    ) {
      const owner = (await listOwners(strapi)).find(({ id }) => id === ownerId);
      if (!owner) throw invalidField(['ownerId'], MESSAGES.owner);
      return change(documentId, (row) => assignEnquiry(row, owner, by(caller)), updatedAt);
    },
  };
}

export type OwnershipService = ReturnType<typeof ownershipService>;
