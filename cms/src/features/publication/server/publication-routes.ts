import type { Core } from '@strapi/strapi';

import { PANEL_ACTIONS } from '../../../../contracts/panel-roles';
import type {
  EntryPublicationResponse,
  PanelPublicationResponse,
} from '../../../../contracts/publication';
import { VERSION_UID, entryColumns } from '../../../content-model/version-row';
import { readSettings } from '../../../platform/env/settings';
import { bodyOf, type Context } from '../../../platform/http/context';
import { unavailable } from '../../../platform/http/errors';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { query } from '../../../platform/strapi/query';
import { serviceOf } from '../../../platform/strapi/service-of';
import { describeEntryState } from './describe-entry-state';
import { PUBLISHER_DOWN_MESSAGE, type PublicationService } from './publication-service';
import { readLiveEntries } from './read-live-entries';

/** Registers the routes for the publication of the site: status, publish and rollback. */
export function registerPublicationRoutes(strapi: Core.Strapi): void {
  const { siteUrl } = readSettings();
  const service = () => serviceOf<PublicationService>(strapi, 'api::publication.publication');

  async function sendCommand(ctx: Context, send: () => Promise<void>): Promise<void> {
    await send().catch((error: unknown) => {
      strapi.log.error(`A command of the panel to the publisher failed: ${String(error)}`);
      throw unavailable(ctx, PUBLISHER_DOWN_MESSAGE);
    });
    ctx.body = { data: await service().panel() } satisfies PanelPublicationResponse;
    ctx.status = 202;
  }

  async function readStatus(ctx: Context) {
    ctx.body = { data: await service().panel() } satisfies PanelPublicationResponse;
  }

  async function readEntry(ctx: Context) {
    const { uid, documentId } = ctx.params;
    const [published, status, served, versions] = await Promise.all([
      service().entryHash(uid, documentId),
      service().status(),
      readLiveEntries(siteUrl).catch(() => undefined),
      query(strapi, VERSION_UID).count({ where: entryColumns({ uid, documentId }) }),
    ]);
    const hash = served?.[`${uid}:${documentId}`];
    const data = served
      ? describeEntryState({
          published,
          live: typeof hash === 'string' ? hash : undefined,
          status,
          key: { uid, documentId },
          wasPublished: versions > 0,
        })
      : { state: 'unknown' as const, since: null, error: null };
    ctx.body = { data } satisfies EntryPublicationResponse;
  }

  async function publish(ctx: Context) {
    const fromScratch = bodyOf(ctx).fromScratch === true;
    await sendCommand(ctx, () => service().publish({ fromScratch }));
  }

  async function rollBack(ctx: Context) {
    const { release } = bodyOf(ctx);
    const id = typeof release === 'string' ? release : '';
    await sendCommand(ctx, () => service().rollback(id));
  }

  registerPanelRoutes(strapi, '/publication-panel', [
    ['GET', '/', readStatus],
    ['GET', '/entries/:uid/:documentId', readEntry],
    ['POST', '/publish', publish, PANEL_ACTIONS.publishSite],
    ['POST', '/rollback', rollBack, PANEL_ACTIONS.rollBackSite],
  ]);
}
