import type { Core } from '@strapi/strapi';

import type {
  EntryPublicationResponse,
  PanelPublicationResponse,
} from '../../contracts/publication';
import { describeEntry } from '../api/publication/lib/entry-state';
import { readServedEntries } from '../api/publication/lib/served-release';
import type { PublicationService } from '../api/publication/services/publication';
import type { Context } from '../lib/context';
import { answerError } from '../lib/error-answer';
import { isRecord } from '../lib/fields';
import { readSettings } from '../lib/settings';

/** The controller of the panel's routes about the site. */
export function createPublicationHandlers(strapi: Core.Strapi) {
  const { siteUrl } = readSettings();
  const service = () => strapi.service('api::publication.publication') as PublicationService;

  async function order(ctx: Context, give: () => Promise<void>): Promise<void> {
    try {
      await give();
    } catch (error) {
      strapi.log.error(`The publisher did not take an order of the panel: ${String(error)}`);
      answerError(ctx, {
        status: 503,
        name: 'ServiceUnavailableError',
        message: 'El publicador no responde. Vuelve a intentarlo en unos segundos.',
      });
      return;
    }
    ctx.body = { data: await service().panel() } satisfies PanelPublicationResponse;
    ctx.status = 202;
  }

  return {
    async status(ctx: Context) {
      ctx.body = { data: await service().panel() } satisfies PanelPublicationResponse;
    },

    async entry(ctx: Context) {
      const { uid, documentId } = ctx.params;
      const [published, status, served] = await Promise.all([
        service().entryHash(uid, documentId),
        service().status(),
        readServedEntries(siteUrl).catch(() => undefined),
      ]);
      const hash = served?.[`${uid}:${documentId}`];
      const data = served
        ? describeEntry({ published, served: typeof hash === 'string' ? hash : undefined, status })
        : { state: 'unknown' as const, since: null, error: null };
      ctx.body = { data } satisfies EntryPublicationResponse;
    },

    async publish(ctx: Context) {
      await order(ctx, () => service().publish());
    },

    async rollback(ctx: Context) {
      const { body } = ctx.request;
      const release = isRecord(body) && typeof body.release === 'string' ? body.release : '';
      await order(ctx, () => service().rollback(release));
    },
  };
}
