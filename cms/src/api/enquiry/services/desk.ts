import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import type { ChatInput } from '../../../../contracts/chat';
import {
  type BulkRequest,
  type BulkResponse,
  DASHBOARD_ENQUIRY_MESSAGES,
  type EnquiryChangeRequest,
  type EnquiryCountsResponse,
  type EnquiryDetail,
  type EnquiryListResponse,
  type ReplyRequest,
} from '../../../../contracts/dashboard-enquiry';
import type { EnquiryOwner } from '../../../../contracts/enquiry-owner';
import {
  OTHER_LOSS_REASON,
  type RecordedResult,
  RESULT_MESSAGES,
} from '../../../../contracts/enquiry-result';
import type { ReplyTemplatesResponse } from '../../../../contracts/reply-template';
import { takeIfFree } from '../../../enquiries/change-owner';
import {
  addNote,
  addReply,
  type Author,
  changeResult,
  changeStatus,
  isFirstReply,
} from '../../../enquiries/change-status';
import {
  type Change,
  createDashboardEnquiryStore,
} from '../../../enquiries/dashboard-enquiry-store';
import { listWhere, overdueWhere } from '../../../enquiries/list-where';
import { readDetail } from '../../../enquiries/read-detail';
import { readLossReasons } from '../../../enquiries/read-loss-reasons';
import { readOwners } from '../../../enquiries/read-owners';
import { SUMMARY_FIELDS, toSummary, type StoredEnquiryRow } from '../../../enquiries/summary';
import type { ListQuery } from '../../../enquiries/validation/list-query';
import { listReplyTemplates } from '../../../features/reply-templates/server/list-reply-templates';
import { readReplyValues } from '../../../features/reply-templates/server/read-reply-values';
import { deleteEnquiries } from '../../../personal-data/delete-enquiries';
import type { Actor } from '../../../personal-data/log-row';
import { invalidField, notFound } from '../../../platform/http/errors';
import { query } from '../../../platform/strapi/query';
import { registerChat } from '../lib/register-chat';

const UID = 'api::enquiry.enquiry';
const BAD_REQUEST = 400;

/** Operations of staff on enquiries. `who` is the name of the signed-in user. */
export default function deskService({ strapi }: { strapi: Core.Strapi }) {
  const store = createDashboardEnquiryStore(strapi);
  const rows = () => query<StoredEnquiryRow>(strapi, UID);
  const by = (who: string): Author => ({ who, when: new Date().toISOString() });

  /** Throws unless a loss reason is in the list of staff, or that of the enquiry already. */
  async function checkReason(result: RecordedResult, stored?: StoredEnquiryRow): Promise<void> {
    if (result.result !== 'perdida') return;
    const { lossReason } = result;
    if (lossReason === OTHER_LOSS_REASON || lossReason === stored?.lossReason) return;
    if ((await readLossReasons(strapi)).includes(lossReason)) return;
    throw invalidField(['lossReason'], RESULT_MESSAGES.unknownReason);
  }

  /** Returns 'gone' if the enquiry does not exist, or others keep changing it. */
  async function changeOne(id: string, change: Change): Promise<'changed' | 'refused' | 'gone'> {
    try {
      await store.change(id, change);
      return 'changed';
    } catch (error) {
      if (!(error instanceof errors.HttpError)) throw error;
      return error.status === BAD_REQUEST ? 'refused' : 'gone';
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
      const owners = await readOwners(strapi, found);
      const pageCount = Math.ceil(total / pageSize);
      return {
        data: found.map((row) => toSummary(row, owners)),
        meta: { pagination: { page, pageSize, pageCount, total } },
      };
    },

    async findOne(documentId: string): Promise<EnquiryDetail> {
      return readDetail(strapi, await store.find(documentId));
    },

    async change(
      documentId: string,
      { status, note, updatedAt, ...recorded }: EnquiryChangeRequest['data'],
      caller: EnquiryOwner,
    ): Promise<EnquiryDetail> {
      const author = by(caller.name);
      const result = recorded.result ? recorded : undefined;
      if (result) await checkReason(result, await store.find(documentId));
      const make: Change = (row) => {
        const isReply = status && isFirstReply(row, status);
        const owned = isReply ? takeIfFree(row, caller.id, author) : row;
        const moved = status ? changeStatus(owned, status, author, result) : owned;
        const ended = result && !status ? changeResult(moved, result, author) : moved;
        return note ? addNote(ended, note, author) : ended;
      };
      return readDetail(
        strapi,
        await store.change(documentId, make, updatedAt ? new Date(updatedAt) : undefined),
      );
    },

    async reply(documentId: string, reply: ReplyRequest['data'], caller: EnquiryOwner) {
      const author = by(caller.name);
      return readDetail(
        strapi,
        await store.change(documentId, (row) =>
          addReply(takeIfFree(row, caller.id, author), reply, author),
        ),
      );
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

    async addChat(chat: ChatInput, who: string): Promise<EnquiryDetail> {
      return readDetail(strapi, await store.find(await registerChat(strapi, chat, who)));
    },

    async remove(documentId: string, actor: Actor): Promise<void> {
      if (!(await deleteEnquiries(strapi, [documentId], actor)))
        throw notFound(DASHBOARD_ENQUIRY_MESSAGES.notFound);
    },

    async changeMany(bulk: BulkRequest['data'], actor: Actor): Promise<BulkResponse['data']> {
      if (bulk.action === 'delete') {
        return { changed: await deleteEnquiries(strapi, bulk.ids, actor), refused: 0 };
      }
      const { ids, action: _action, status, ...recorded } = bulk;
      const author = by(actor.who);
      const result = recorded.result ? recorded : undefined;
      if (result) await checkReason(result);
      const count = { changed: 0, refused: 0, gone: 0 };
      for (const id of ids) {
        const outcome = await changeOne(id, (row) => {
          if (result && row.result) throw invalidField(['result'], RESULT_MESSAGES.hasResult);
          return changeStatus(row, status, author, result);
        });
        count[outcome] += 1;
      }
      return { changed: count.changed, refused: count.refused };
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
