import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import {
  type BulkRequest,
  DASHBOARD_ENQUIRY_MESSAGES,
  type EnquiryChangeRequest,
  type EnquiryCountsResponse,
  type EnquiryDetail,
  type EnquiryListResponse,
  type ReplyRequest,
} from '../../../../contracts/dashboard-enquiry';
import type { ReplyTemplatesResponse } from '../../../../contracts/reply-template';
import { addNote, addReply, type Author, changeStatus } from '../../../enquiries/change-status';
import {
  type Change,
  createDashboardEnquiryStore,
} from '../../../enquiries/dashboard-enquiry-store';
import { listWhere, overdueWhere } from '../../../enquiries/list-where';
import {
  SUMMARY_FIELDS,
  toDetail,
  toSummary,
  type StoredEnquiryRow,
} from '../../../enquiries/summary';
import type { ListQuery } from '../../../enquiries/validation/list-query';
import { listReplyTemplates } from '../../../features/reply-templates/server/list-reply-templates';
import { readReplyValues } from '../../../features/reply-templates/server/read-reply-values';
import { deleteEnquiries } from '../../../personal-data/delete-enquiries';
import type { Actor } from '../../../personal-data/log-row';
import { notFound } from '../../../platform/http/errors';
import { query } from '../../../platform/strapi/query';

const UID = 'api::enquiry.enquiry';

/** Operations of staff on enquiries. `who` is the name of the signed-in user. */
export default function deskService({ strapi }: { strapi: Core.Strapi }) {
  const store = createDashboardEnquiryStore(strapi);
  const rows = () => query<StoredEnquiryRow>(strapi, UID);
  const by = (who: string): Author => ({ who, when: new Date().toISOString() });

  async function detail(row: StoredEnquiryRow): Promise<EnquiryDetail> {
    return toDetail(row, await store.findRelated(row));
  }

  /** Returns false if the enquiry does not exist, or others keep changing it. */
  async function changeOne(id: string, change: Change): Promise<boolean> {
    try {
      await store.change(id, change);
      return true;
    } catch (error) {
      if (error instanceof errors.HttpError) return false;
      throw error;
    }
  }

  return {
    async list(list: ListQuery): Promise<EnquiryListResponse> {
      const { page, pageSize, orderBy } = list;
      const where = listWhere(list);
      const [found, total] = await Promise.all([
        rows().findMany({
          ...{ select: [...SUMMARY_FIELDS], where, orderBy },
          offset: (page - 1) * pageSize,
          limit: pageSize,
        }),
        rows().count({ where }),
      ]);
      const pageCount = Math.ceil(total / pageSize);
      return {
        data: found.map(toSummary),
        meta: { pagination: { page, pageSize, pageCount, total } },
      };
    },

    async findOne(documentId: string): Promise<EnquiryDetail> {
      return detail(await store.find(documentId));
    },

    async change(
      documentId: string,
      { status, note, updatedAt }: EnquiryChangeRequest['data'],
      who: string,
    ): Promise<EnquiryDetail> {
      const author = by(who);
      const make: Change = (row) => {
        const moved = status ? changeStatus(row, status, author) : row;
        return note ? addNote(moved, note, author) : moved;
      };
      return detail(
        await store.change(documentId, make, updatedAt ? new Date(updatedAt) : undefined),
      );
    },

    async reply(documentId: string, reply: ReplyRequest['data'], who: string) {
      return detail(await store.change(documentId, (row) => addReply(row, reply, by(who))));
    },

    /** Returns the templates for a reply by `who`, and the values of their placeholders. */
    async replyTemplates(documentId: string, who: string): Promise<ReplyTemplatesResponse['data']> {
      const row = await store.find(documentId);
      const [templates, values] = await Promise.all([
        listReplyTemplates(strapi, row.type),
        readReplyValues(strapi, row, who),
      ]);
      return { templates, values };
    },

    async remove(documentId: string, actor: Actor): Promise<void> {
      if (!(await deleteEnquiries(strapi, [documentId], actor)))
        throw notFound(DASHBOARD_ENQUIRY_MESSAGES.notFound);
    },

    /** Returns the number of enquiries that existed and were changed. */
    async changeMany(bulk: BulkRequest['data'], actor: Actor): Promise<number> {
      if (bulk.action === 'delete') return deleteEnquiries(strapi, bulk.ids, actor);
      const author = by(actor.who);
      let changed = 0;
      for (const id of bulk.ids) {
        changed += Number(await changeOne(id, (row) => changeStatus(row, bulk.status, author)));
      }
      return changed;
    },

    async counts(): Promise<EnquiryCountsResponse['data']> {
      const [nuevo, overdue, newest] = await Promise.all([
        rows().count({ where: { status: 'nuevo' } }),
        rows().count({ where: overdueWhere() }),
        rows().findOne({
          select: ['createdAt'],
          where: { status: { $ne: 'spam' } },
          orderBy: { createdAt: 'desc' },
        }),
      ]);
      return { nuevo, overdue, newestAt: newest?.createdAt ?? null };
    },
  };
}

export type DeskService = ReturnType<typeof deskService>;
