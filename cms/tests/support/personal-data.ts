import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { LogEntry, Person, PersonFindings } from '../../contracts/personal-data';
import { LOG_UID, type LogRow } from '../../src/personal-data/log-row';
import { readSettings } from '../../src/platform/env/settings';
import { signIn } from './sign-in';
import type { Cms } from './start-cms';
import { updateEnquiryRow, storeEnquiry } from './store-enquiry';

const DAY = 24 * 60 * 60_000;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** Signs in and returns the requests of the screen «Datos personales». */
export async function openPersonalData(cms: Cms) {
  const { call } = await signIn(cms);
  const send = (action: string, data: object) =>
    call('post', `/api/personal-data/${action}`).send({ data });
  return {
    call,
    send,
    /** Sends an export or erasure of all enquiries that are found. */
    async sendAll(action: 'export' | 'erase', { email, phone, ...rest }: Partial<Person>) {
      const { body } = await send('search', { email, phone }).expect(200);
      const found: PersonFindings = body.data;
      const enquiries = found.enquiries.map(({ documentId }) => documentId);
      return send(action, { email, phone, ...rest, enquiries }).expect(200);
    },
    async find(person: object): Promise<PersonFindings> {
      return (await send('search', person).expect(200)).body.data;
    },
    async log(): Promise<LogEntry[]> {
      return (await call('get', '/api/personal-data/log').expect(200)).body.data;
    },
  };
}

/** Stores an enquiry that arrived `days` days ago and was last changed `touched` days ago. */
export async function storeOldEnquiry(
  cms: Cms,
  days: number,
  changes: Parameters<typeof storeEnquiry>[1] & { status?: string; touched?: number } = {},
) {
  const { status, touched = days, ...input } = changes;
  const row = await storeEnquiry(cms, input);
  const dates = { createdAt: daysAgo(days), updatedAt: daysAgo(touched) };
  await updateEnquiryRow(cms, row.documentId, {
    ...dates,
    ...(status && { status: status as 'spam' }),
  });
  return row;
}

export const readLogRows = (cms: Cms): Promise<LogRow[]> =>
  cms.strapi.db.query(LOG_UID).findMany({ orderBy: { id: 'asc' } });

export const readLogCopy = () =>
  readFile(path.join(readSettings().dataDir, 'privacy-log.jsonl'), 'utf8');
