import type { Core } from '@strapi/strapi';

import {
  HOME_MESSAGES,
  type IncompleteResponse,
  type NewEnquiriesResponse,
  type WaitingDraftsResponse,
} from '../../contracts/home';
import { readIncomplete } from '../home/incomplete-entries';
import { readNewEnquiries } from '../home/new-enquiries';
import { readWaitingDrafts } from '../home/waiting-drafts';
import type { Context } from '../lib/context';
import { listPublicTypes } from '../lib/public-types';
import { forbidden } from '../lib/refusal';
import { accessTo } from './panel-access';
import { registerPanelRoutes } from './panel-routes';

const ENQUIRY = 'api::enquiry.enquiry';

/** What the panel's home page asks, each widget once. */
export function registerHomeRoutes(strapi: Core.Strapi): void {
  /** Who may read some entries of a type only does not see lists of it here. */
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
    const data = await readIncomplete(strapi, readableTypes(ctx));
    ctx.body = { data } satisfies IncompleteResponse;
  }

  async function enquiries(ctx: Context) {
    if (!accessTo(strapi, ctx, ENQUIRY).can.read()) throw forbidden(HOME_MESSAGES.mayNotRead);
    ctx.body = { data: await readNewEnquiries(strapi) } satisfies NewEnquiriesResponse;
  }

  registerPanelRoutes(strapi, '/home-panel', [
    ['GET', '/drafts', drafts],
    ['GET', '/incomplete', incomplete],
    ['GET', '/enquiries', enquiries],
  ]);
}
