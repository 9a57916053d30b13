import { CmsUnavailable, readSnapshot } from '../../lib/read-snapshot.ts';
import type { Product } from '../product.ts';
import { until } from '../until.ts';
import { label, reload, type Trial } from './trial.ts';

type Schedule = { publishAt: string | null; unpublishAt: string | null; failure: object | null };

async function untilSchedulesAreDone(trial: Trial): Promise<void> {
  const { editor, entries } = trial;
  for (const entry of [...entries.values()].filter(({ isScheduled }) => isScheduled)) {
    const path = `/scheduling-panel/entries/${entry.uid}/${entry.documentId}`;
    const read = async () => (await editor.call<{ data: Schedule }>('GET', path)).data;
    await until(`se cumple la fecha de ${label(entry)}`, async () => {
      const { publishAt, unpublishAt } = await read();
      return publishAt === null && unpublishAt === null;
    });
    // A scheduled action can be rejected like an edit.
    if ((await read()).failure) await reload(trial, [entry]);
    entry.isScheduled = false;
  }
}

/** Returns the published revision; undefined while the CMS does not respond in time. */
async function readRevision({ env }: Product): Promise<string | undefined> {
  try {
    return (await readSnapshot({ apiUrl: env.STRAPI_API_URL, token: env.STRAPI_TOKEN })).revision;
  } catch (error) {
    if (error instanceof CmsUnavailable) return undefined;
    throw error;
  }
}

/** Waits until the published content is live. @throws when a build fails */
export async function untilAllLive(trial: Trial): Promise<void> {
  await untilSchedulesAreDone(trial);
  await until('está en línea lo publicado', async () => {
    const revision = await readRevision(trial.product);
    if (revision === undefined) return false;
    const { state, live, last } = await trial.product.status();
    if (state === 'failed') {
      throw new Error(`No se publicó: ${last?.error ?? ''} ${last?.detail ?? ''}`);
    }
    return state === 'idle' && live?.revision === revision;
  });
}
