import type { CmsEditor, Picture } from '../../lib/cms-editor.ts';
import { ENTRY_TYPES, entryType } from '../content-types.ts';
import { drawPicture } from '../draw-picture.ts';
import type { Product } from '../product.ts';

/** Expected state of an entry in the CMS after the accepted edits. */
export type ModelEntry = {
  uid: string;
  documentId: string;
  name: string;
  /** Name of the published version; undefined while the entry is not published. */
  publishedName?: string;
  /** A scheduled date is pending; until then no other edit uses the entry. */
  isScheduled?: boolean;
  /** Not created by the trial, so it may be referred to but not edited. */
  isForeign?: boolean;
};
type Entries = Map<string, ModelEntry>;

export type Trial = {
  product: Product;
  editor: CmsEditor;
  entries: Entries;
  /** The pictures that edits may use. */
  pictures: Picture[];
  /** Returns a unique number within the run. */
  next: () => number;
};

export async function readEntries(editor: CmsEditor): Promise<Entries> {
  const entries: Entries = new Map();
  for (const { uid, nameField } of ENTRY_TYPES) {
    for (const draft of await editor.list(uid)) {
      const { documentId } = draft;
      entries.set(documentId, { uid, documentId, name: String(draft[nameField]) });
    }
    for (const published of await editor.list(uid, {}, 'published')) {
      const entry = entries.get(published.documentId);
      if (entry) entry.publishedName = String(published[nameField]);
    }
  }
  return entries;
}

/** Reads entries again whose state is unknown, for example after a partially applied request. */
export async function reload({ editor }: Trial, entries: readonly ModelEntry[]): Promise<void> {
  const actual = await readEntries(editor);
  for (const entry of entries) {
    const { name, publishedName } = actual.get(entry.documentId) ?? entry;
    Object.assign(entry, { name, publishedName });
  }
}

/** Returns how the CMS differs from the accepted edits. */
export async function findLostEdits({ editor, entries }: Trial): Promise<string[]> {
  const actual = await readEntries(editor);
  return [...entries.values()].flatMap((expected) => {
    const found = actual.get(expected.documentId);
    if (!found) return [`«${expected.name}» ya no está en el CMS`];
    return (['name', 'publishedName'] as const)
      .filter((field) => expected[field] !== found[field])
      .map((key) => `${expected.uid} ${key}: se esperaba «${expected[key]}», hay «${found[key]}»`);
  });
}

/** Returns the editable entries that satisfy a condition, newest last. */
export function entriesOf(
  { entries }: Trial,
  accepts: (entry: ModelEntry) => boolean = () => true,
): ModelEntry[] {
  return [...entries.values()].filter(
    (entry) => !entry.isScheduled && !entry.isForeign && accepts(entry),
  );
}

export const label = ({ uid, name }: ModelEntry): string => `${uid.split('.')[1]} «${name}»`;

/** Returns the fields for the name of a new entry, which has no address in some types. */
export function nameFields(uid: string, number: number): Record<string, string> {
  const { nameField, hasAddress } = entryType(uid);
  const name = { [nameField]: `Secuencia ${number}` };
  return hasAddress ? { ...name, slug: `secuencia-${number}` } : name;
}

/** Adds a picture; returns its id. */
export async function addPicture({ editor, pictures, next }: Trial): Promise<number> {
  const number = next();
  const name = `secuencia-${number}.webp`;
  const picture = await editor.addPicture(name, await drawPicture(number));
  pictures.push(picture);
  return picture.id;
}
