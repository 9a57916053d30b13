import type { Core, UID } from '@strapi/strapi';

import type { Attribute } from '../content-model/content-attributes';
import { hashParts } from './hash-parts';
import type { SeedRecord } from './read-seed-entries';
import type { SeedMemory } from './seed-memory';
import { emptyMissing } from './to-strapi';

export type SeedOutcome = 'created' | 'updated' | 'unchanged' | 'kept';

type Stored = { documentId: string; updatedAt: string };
type Query = { filters?: object; status?: string; fields?: string[]; documentId?: string };
type Documents = {
  findFirst(query: Query): Promise<Stored | null>;
  create(params: { data: SeedRecord; status: string }): Promise<Stored>;
  update(params: { documentId: string; data: SeedRecord; status: string }): Promise<Stored>;
};

type EntryToSeed = {
  uid: UID.ContentType;
  /** The natural key; `filters` finds an entry by it that the seed did not write. */
  key: string;
  filters: Record<string, string>;
  data: SeedRecord;
  attributes: readonly [string, Attribute][];
  /** Writes a draft, and leaves publishing to staff. */
  isDraft?: boolean | undefined;
};

const time = (date: string) => new Date(date).getTime();

/**
 * Creates or updates one entry, published unless `isDraft`. Entries that staff created, changed,
 * published or unpublished are kept unless `force`.
 */
export async function seedEntry(
  strapi: Core.Strapi,
  memory: SeedMemory,
  { uid, key, filters, data, attributes, isDraft = false }: EntryToSeed,
  force: boolean,
): Promise<{ documentId: string; outcome: SeedOutcome }> {
  const documents = strapi.documents(uid) as unknown as Documents;
  const find = (by: object, status = 'draft') =>
    documents.findFirst({ filters: { ...by }, status, fields: ['updatedAt'] });

  const status = isDraft ? 'draft' : 'published';
  const hash = hashParts(JSON.stringify(data));
  const seeded = memory.entry(uid, key);
  // By id first: staff may have changed the slug of an entry that the seed wrote.
  const found =
    (seeded && (await find({ documentId: seeded.documentId }))) ?? (await find(filters));

  async function remember(documentId: string) {
    const draft = await find({ documentId });
    const updatedAt = draft?.updatedAt ?? '';
    await memory.rememberEntry(uid, key, { documentId, hash, updatedAt });
  }

  if (!found) {
    const { documentId } = await documents.create({ data, status });
    await remember(documentId);
    return { documentId, outcome: 'created' };
  }

  const { documentId } = found;
  const isPublished = (await find({ documentId }, 'published')) !== null;
  const isUntouched =
    seeded?.documentId === documentId &&
    time(seeded.updatedAt) === time(found.updatedAt) &&
    isPublished !== isDraft;
  if (!isUntouched && !force) return { documentId, outcome: 'kept' };
  if (isUntouched && seeded.hash === hash) return { documentId, outcome: 'unchanged' };

  await documents.update({
    documentId,
    data: emptyMissing(attributes, data),
    status,
  });
  await remember(documentId);
  return { documentId, outcome: 'updated' };
}
