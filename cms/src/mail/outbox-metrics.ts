import type { Core } from '@strapi/strapi';
import { Gauge, type Registry } from 'prom-client';

import { withDeadline } from '../platform/async/deadline';
import { readOutboxState } from './read-outbox-state';

const SCRAPE_MS = 2_000;

type State = Awaited<ReturnType<typeof readOutboxState>>;

const secondsSince = (date: Date | null) =>
  date ? Math.max(0, (Date.now() - date.getTime()) / 1000) : 0;

/** Registers gauges for the outbox and the database. They query the database at each scrape. */
export function registerOutboxMetrics(strapi: Core.Strapi, registry: Registry): void {
  let reading: Promise<State | undefined> | undefined;
  /** Shares one query among all gauges of a scrape; undefined when the database is down. */
  const readOnce = () =>
    (reading ??= withDeadline(readOutboxState(strapi), SCRAPE_MS)
      .catch(() => undefined)
      .finally(() => (reading = undefined)));

  const add = <T extends string>(
    name: string,
    help: string,
    labelNames: T[],
    show: (gauge: Gauge<T>, state: State | undefined) => void,
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

  add('database_up', '1 when the database answered this scrape.', [], (gauge, state) => {
    gauge.set(state ? 1 : 0);
  });
  add(
    'mail_outbox_messages',
    'Mails that wait to be sent, and mails that were given up.',
    ['state'],
    (gauge, state) => {
      if (!state) return;
      gauge.set({ state: 'waiting' }, state.waiting);
      gauge.set({ state: 'failed' }, state.failed);
    },
  );
  add(
    'mail_outbox_oldest_waiting_seconds',
    'Age of the oldest mail that waits to be sent.',
    [],
    (gauge, state) => gauge.set(state ? secondsSince(state.oldestAt) : NaN),
  );
}
