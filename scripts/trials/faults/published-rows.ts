import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '../../lib/database.ts';
import type { FaultyProduct } from '../harness/product.ts';

type PublishedRow = { id: number; document_id: string } & Record<string, unknown>;

/** Opens the published rows for changes that bypass the checks of the CMS, like data of an older version. */
export async function openPublishedRows({ env }: FaultyProduct) {
  const db: Knex = await openDatabase(env);

  const list = (table: string): Promise<PublishedRow[]> =>
    db<PublishedRow>(table).whereNotNull('published_at').orderBy('id');

  async function componentOf(table: string, entityId: number, field: string): Promise<number> {
    const link = (await db(`${table}_cmps`).where({ entity_id: entityId, field }).first()) as
      { cmp_id: number } | undefined;
    if (!link) throw new Error(`${table} ${entityId} no tiene ${field}.`);
    return link.cmp_id;
  }

  return {
    list,
    change: (table: string, { id }: PublishedRow, values: object) =>
      db(table).where({ id }).update(values),
    async changeCallToAction(table: string, href: string): Promise<void> {
      const [row] = await list(table);
      if (!row) throw new Error(`No hay nada publicado en ${table}.`);
      const part = await componentOf(table, row.id, 'callToAction');
      const link = await componentOf('components_sections_call_to_action', part, 'primaryCta');
      await db('components_shared_link').where({ id: link }).update({ target: 'enlace', href });
    },
    /** Replaces a picture with a file that is not an image. */
    async breakPicture(name: string): Promise<void> {
      const file = (await db('files').where({ name }).first()) as { id: number; url: string };
      writeFileSync(path.join(env.DATA_DIR, 'public', file.url), 'esto no es una imagen');
      await db('files').where({ id: file.id }).update({ updated_at: Date.now() });
    },
    close: () => db.destroy(),
  };
}
