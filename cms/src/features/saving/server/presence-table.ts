import type { Core } from '@strapi/strapi';

/** Table of the entries that panel users have open. */
export const PRESENCE_TABLE = 'entry_presence';

/** Tolerates two lost heartbeats of the panel. */
export const PRESENT_FOR_MS = 50_000;

/**
 * Creates the table if it does not exist. It is in the database because several instances share it;
 * unlogged, because a crash may empty it.
 */
export async function preparePresenceTable(strapi: Core.Strapi): Promise<void> {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  await strapi.db.connection.raw(
    `create ${isPostgres ? 'unlogged' : ''} table if not exists ${PRESENCE_TABLE}
       (entry varchar(255) not null, user_id integer not null, seen_at bigint not null,
        primary key (entry, user_id))`,
  );
}
