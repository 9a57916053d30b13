import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../../../contracts/enquiry';
import {
  HOME_MESSAGES,
  type IncompleteResponse,
  type NewEnquiriesResponse,
  type WaitingDraftsResponse,
} from '../../../../contracts/home';
import { accessTo } from '../../../content-model/panel-access';
import { listPublicTypes } from '../../../content-model/public-types';
import type { Context } from '../../../platform/http/context';
import { forbidden } from '../../../platform/http/errors';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { readIncompleteEntries } from './read-incomplete-entries';
import { readNewEnquiries } from './read-new-enquiries';
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
