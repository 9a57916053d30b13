import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID, type EnquiryStatus, type EnquiryType } from '../../../../contracts/enquiry';
import {
  HOME_MESSAGES,
  type IncompleteResponse,
  type NewEnquiries,
  type NewEnquiriesResponse,
  type NewEnquiry,
  type WaitingDraftsResponse,
} from '../../../../contracts/home';
import { accessTo } from '../../../content-model/panel-access';
import { listPublicTypes } from '../../../content-model/public-types';
import { readSettings } from '../../../platform/env/settings';
import type { Context } from '../../../platform/http/context';
import { forbidden } from '../../../platform/http/errors';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { query } from '../../../platform/strapi/query';
import { readIncompleteEntries } from './read-incomplete-entries';
import { readWaitingDrafts } from './read-waiting-drafts';

/** Registers one route per widget of the panel's home page. */
export function registerHomeRoutes(strapi: Core.Strapi): void {
  /** Excludes types of which the user may read only some entries. */
  function readableTypes(ctx: Context) {
    return listPublicTypes(strapi).filter(({ uid }) => {
      const { can, requiresEntity } = accessTo(strapi, ctx, uid);
      return can.read() && !requiresEntity.read();
    });
  }

  async function drafts(ctx: Context) {
    const data = await readWaitingDrafts(strapi, readableTypes(ctx));
    ctx.body = { data } satisfies WaitingDraftsResponse;
  }

  async function incomplete(ctx: Context) {
    const data = await readIncompleteEntries(strapi, readableTypes(ctx));
    ctx.body = { data } satisfies IncompleteResponse;
  }

  async function enquiries(ctx: Context) {
    if (!accessTo(strapi, ctx, ENQUIRY_UID).can.read()) throw forbidden(HOME_MESSAGES.mayNotRead);
    ctx.body = { data: await readNewEnquiries(strapi) } satisfies NewEnquiriesResponse;
  }

  registerPanelRoutes(strapi, '/home-panel', [
    ['GET', '/drafts', drafts],
    ['GET', '/incomplete', incomplete],
    ['GET', '/enquiries', enquiries],
  ]);
}

type Row = {
  documentId: string;
  folio: string;
  type: EnquiryType;
  createdAt: string | Date;
  dueAt: string | Date | null;
};

const NEW = { status: 'nuevo' satisfies EnquiryStatus };
const LISTED = 5;

/** Returns the newest unanswered enquiries, without personal data. */
async function readNewEnquiries(strapi: Core.Strapi): Promise<NewEnquiries> {
  const list = `${readSettings().siteUrl}/admin/consultas`;
  const enquiries = query<Row>(strapi, ENQUIRY_UID);
  const [total, rows] = await Promise.all([
    enquiries.count({ where: NEW }),
    enquiries.findMany({
      where: NEW,
      select: ['documentId', 'folio', 'type', 'createdAt', 'dueAt'],
      orderBy: { createdAt: 'desc' },
      limit: LISTED,
    }),
  ]);
  const entries = rows.map(({ documentId, folio, type, createdAt, dueAt }): NewEnquiry => ({
    folio,
    type,
    at: new Date(createdAt).toISOString(),
    isOverdue: dueAt !== null && new Date(dueAt) < new Date(),
    url: `${list}/${documentId}`,
  }));
  return { total, entries, url: `${list}?estado=nuevo` };
}
