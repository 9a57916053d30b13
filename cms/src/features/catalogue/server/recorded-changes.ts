import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import {
  type CatalogueChange,
  type CatalogueChangeKind,
  KEPT_CATALOGUE_CHANGES,
} from '../../../../contracts/catalogue-changes';
import { runInSequence } from '../../../platform/database/advisory-locks';
import { storeOf } from '../../../platform/strapi/store-of';
import type { Values } from './kind';

/** The values of a product before and after a change. */
export type RecordedEntry = {
  documentId: string;
  name: string;
  /** Null for a product that the change created. */
  before: Values | null;
  after: Values;
  /** Whether the change published the product that it created. */
  isPublished?: boolean;
};

type RecordedChange = {
  id: string;
  kind: CatalogueChangeKind;
  at: string;
  by: string;
  entries: RecordedEntry[];
};

const storeOfChanges = (strapi: Core.Strapi) =>
  storeOf<RecordedChange[]>(strapi, { type: 'api', name: 'product', key: 'changes' });

/** Returns the changes that can be undone, newest first. */
export async function readChanges(strapi: Core.Strapi): Promise<RecordedChange[]> {
  return (await storeOfChanges(strapi).get()) ?? [];
}

async function edit(
  strapi: Core.Strapi,
  change: (stored: RecordedChange[]) => RecordedChange[],
): Promise<void> {
  await runInSequence(strapi, 'catalogueChanges', async () => {
    const value = change(await readChanges(strapi)).filter(({ entries }) => entries.length > 0);
    await storeOfChanges(strapi).set({ value: value.slice(0, KEPT_CATALOGUE_CHANGES) });
  });
}

/** Records a change, so that it can be undone. */
export async function recordChange(
  strapi: Core.Strapi,
  made: Pick<RecordedChange, 'kind' | 'by' | 'entries'>,
): Promise<CatalogueChange> {
  const change = { id: randomUUID(), at: new Date().toISOString(), ...made };
  await edit(strapi, (stored) => [change, ...stored]);
  return describeChange(change);
}

/** Keeps only the entries of a change that could not be restored. */
export async function keepEntries(
  strapi: Core.Strapi,
  id: string,
  documentIds: ReadonlySet<string>,
): Promise<void> {
  await edit(strapi, (stored) =>
    stored.map((change) =>
      change.id === id
        ? {
            ...change,
            entries: change.entries.filter(({ documentId }) => documentIds.has(documentId)),
          }
        : change,
    ),
  );
}

/** Returns a recorded change as the dashboard lists it. */
export function describeChange({ id, kind, at, by, entries }: RecordedChange): CatalogueChange {
  return { id, kind, at, by, count: entries.length };
}
