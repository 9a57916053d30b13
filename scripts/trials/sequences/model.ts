import type { CmsEditor, Entry, Picture } from '../harness/cms-editor.ts';
import { ENTRY_TYPES, entryType } from './entry-types.ts';

/** Expected state of an entry in the CMS after the accepted edits. */
export type ModelEntry = {
  uid: string;
  documentId: string;
  name: string;
  /** Name of the published version; undefined while the entry is not published. */
  publishedName: string | undefined;
  /** A scheduled date is pending; until then no other edit uses the entry. */
  isScheduled: boolean;
  /** Not created by the trial, so it may be referred to but not edited. */
  isForeign: boolean;
};

export type Model = { entries: Map<string, ModelEntry>; pictures: Picture[] };

/** Returns the model of an entry that the trial has just created. */
export function newEntry(uid: string, documentId: string, name: string): ModelEntry {
  return { uid, documentId, name, publishedName: undefined, isScheduled: false, isForeign: false };
}

function nameOf(uid: string, entry: Entry | undefined): string | undefined {
  return entry && String(entry[entryType(uid).nameField]);
}

export async function readModel(editor: CmsEditor): Promise<Model> {
  const entries = new Map<string, ModelEntry>();
  for (const { uid } of ENTRY_TYPES) {
    const published = new Map(
      (await editor.list(uid, 'published')).map((entry) => [entry.documentId, entry]),
    );
    for (const draft of await editor.list(uid)) {
      const { documentId } = draft;
      const entry = newEntry(uid, documentId, nameOf(uid, draft) ?? '');
      entries.set(documentId, { ...entry, publishedName: nameOf(uid, published.get(documentId)) });
    }
  }
  return { entries, pictures: await editor.listPictures() };
}

/** Reads entries again whose state is unknown, for example after a partially applied request. */
export async function reload(editor: CmsEditor, entries: readonly ModelEntry[]): Promise<void> {
  const actual = await readModel(editor);
  for (const entry of entries) {
    const { name, publishedName } = actual.entries.get(entry.documentId) ?? entry;
    Object.assign(entry, { name, publishedName });
  }
}

export function differencesFrom(model: Model, actual: Model): string[] {
  return [...model.entries.values()].flatMap((expected) => {
    const found = actual.entries.get(expected.documentId);
    if (!found) return [`«${expected.name}» ya no está en el CMS`];
    return (['name', 'publishedName'] as const).flatMap((field) =>
      expected[field] === found[field]
        ? []
        : [`${expected.uid} ${field}: «${expected[field]}» se esperaba, hay «${found[field]}»`],
    );
  });
}
