import type { CmsEditor, Entry, Picture } from '../faults/cms-editor.ts';
import { ENTRY_TYPES, entryType } from './entry-types.ts';

/** What an entry must be in the CMS after the edits that it accepted. */
export type ModelEntry = {
  uid: string;
  documentId: string;
  /** Of the draft. */
  name: string;
  /** Of what visitors see; undefined while it is not published. */
  publishedName: string | undefined;
  /** A date is set that has not come: nothing else edits the entry until it has. */
  isScheduled: boolean;
  /** Others need it as it is: it is only referred to. */
  isForeign: boolean;
};

export type Model = { entries: Map<string, ModelEntry>; pictures: Picture[] };

/** An entry that the trial has just created. */
export function newEntry(uid: string, documentId: string, name: string): ModelEntry {
  return { uid, documentId, name, publishedName: undefined, isScheduled: false, isForeign: false };
}

function nameOf(uid: string, entry: Entry | undefined): string | undefined {
  return entry && String(entry[entryType(uid).nameField]);
}

/** Reads what the CMS has of every type that the trial edits. */
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

/** Reads entries again whose state is not known, as after a request that was done in part. */
export async function reload(editor: CmsEditor, entries: readonly ModelEntry[]): Promise<void> {
  const actual = await readModel(editor);
  for (const entry of entries) {
    const { name, publishedName } = actual.entries.get(entry.documentId) ?? entry;
    Object.assign(entry, { name, publishedName });
  }
}

/** Says where the CMS is not what the accepted edits make of it. */
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
