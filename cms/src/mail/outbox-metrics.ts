import type { Core } from '@strapi/strapi';
import { Gauge, type Registry } from 'prom-client';

import { withDeadline } from '../platform/async/deadline';
import { query } from '../platform/strapi/query';
import { MAIL_UID, type MailRow } from './mail-row';

const SCRAPE_MS = 2_000;

type Counts = { waiting: number; failed: number; oldest: number };

async function read(strapi: Core.Strapi): Promise<Counts> {
  const rows = query<MailRow>(strapi, MAIL_UID);
  const [waiting, failed, first] = await Promise.all([
    rows.count({ where: { state: 'waiting' } }),
    rows.count({ where: { state: 'failed' } }),
    rows.findOne({ where: { state: 'waiting' }, orderBy: { createdAt: 'asc' } }),
  ]);
  const since = first ? Date.now() - new Date(first.createdAt).getTime() : 0;
  return { waiting, failed, oldest: Math.max(0, since / 1000) };
}

/** Registers gauges for the outbox and the database. They query the database at each scrape. */
export function registerOutboxMetrics(strapi: Core.Strapi, registry: Registry): void {
  let reading: Promise<Counts | undefined> | undefined;
  /** Shares one query among all gauges of a scrape; undefined when the database is down. */
  const readOnce = () =>
    (reading ??= withDeadline(read(strapi), SCRAPE_MS)
      .catch(() => undefined)
      .finally(() => (reading = undefined)));

  const add = <T extends string>(
    name: string,
    help: string,
    labelNames: T[],
    show: (gauge: Gauge<T>, counts: Counts | undefined) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        // Otherwise a stale value would be reported during an outage.
        this.reset();
        show(this, await readOnce());
      },
    });

  add('database_up', '1 when the database answered this scrape.', [], (gauge, counts) => {
    gauge.set(counts ? 1 : 0);
  });
  add(
    'mail_outbox_messages',
    'Mails that wait to be sent, and mails that were given up.',
    ['state'],
    (gauge, counts) => {
      if (!counts) return;
      gauge.set({ state: 'waiting' }, counts.waiting);
      gauge.set({ state: 'failed' }, counts.failed);
    },
  );
  add(
    'mail_outbox_oldest_waiting_seconds',
    'Age of the oldest mail that waits to be sent.',
    [],
    (gauge, counts) => gauge.set(counts?.oldest ?? NaN),
  );
}
