import { readStatus } from '../../lib/publisher-client.ts';
import { type CmsAddress, CmsUnavailable, readSnapshot } from '../../lib/read-snapshot.ts';
import { until } from '../harness/until.ts';
import { reload } from './model.ts';
import { label, type Trial } from './trial.ts';

type Schedule = { publishAt: string | null; unpublishAt: string | null; failure: object | null };

async function untilSchedulesAreDone({ editor, model }: Trial): Promise<void> {
  for (const entry of [...model.entries.values()].filter(({ isScheduled }) => isScheduled)) {
    const path = `/scheduling-panel/entries/${entry.uid}/${entry.documentId}`;
    const read = async () => (await editor.call<{ data: Schedule }>('GET', path)).data;
    await until(`se cumple la fecha de ${label(entry)}`, async () => {
      const { publishAt, unpublishAt } = await read();
      return publishAt === null && unpublishAt === null;
    });
    // A scheduled action can be rejected like an edit.
    if ((await read()).failure) await reload(editor, [entry]);
    entry.isScheduled = false;
  }
}

/** Returns the published revision; undefined while the CMS does not respond in time. */
async function readRevision(cms: CmsAddress): Promise<string | undefined> {
  try {
    return (await readSnapshot(cms)).revision;
  } catch (error) {
    if (error instanceof CmsUnavailable) return undefined;
    throw error;
  }
}

/** Waits until the published content is live. @throws when a build fails */
export async function untilLive(trial: Trial): Promise<void> {
  await untilSchedulesAreDone(trial);
  const { env } = trial;
  const address = { url: env.PUBLISHER_URL, secret: env.PUBLISHER_SECRET };
  const cms = { apiUrl: env.STRAPI_API_URL, token: env.STRAPI_TOKEN };
  await until('está en línea lo publicado', async () => {
    const revision = await readRevision(cms);
    if (revision === undefined) return false;
    const { state, live, last } = await readStatus(address);
    if (state === 'failed') {
      throw new Error(`No se publicó: ${last?.error ?? ''} ${last?.detail ?? ''}`);
    }
    return state === 'idle' && live?.revision === revision;
  });
}
