import { CATEGORY, SINGLE_TEXTS } from '../content-types.ts';
import { listOrderedTypes, readOrder, writeOrder } from './list-order.ts';
import type { Trial } from './trial.ts';

async function removeEntries({ editor, entries }: Trial): Promise<void> {
  const own = [...entries.values()].filter(({ isForeign }) => !isForeign).reverse();
  // Removes referring entries before the entries that they refer to.
  const sorted = own.sort((a, b) => Number(a.uid === CATEGORY) - Number(b.uid === CATEGORY));
  for (const { uid, documentId } of sorted) await editor.remove(uid, documentId);
  for (const picture of await editor.listPictures()) {
    if (picture.name.startsWith('secuencia-')) await editor.removePicture(picture);
  }
}

/** Saves what the trial changes besides its own entries; returns a function that restores it. */
export async function prepareCleanUp(trial: Trial): Promise<() => Promise<void>> {
  const { editor } = trial;
  const orders = new Map<string, string[]>();
  for (const uid of await listOrderedTypes(editor)) orders.set(uid, await readOrder(editor, uid));
  const texts: unknown[] = [];
  for (const { uid, field } of SINGLE_TEXTS) {
    texts.push((await editor.readSingle(uid))[field]);
  }
  return async () => {
    await removeEntries(trial);
    for (const [uid, order] of orders) await writeOrder(editor, uid, order);
    for (const [index, { uid, field }] of SINGLE_TEXTS.entries()) {
      const data = { [field]: texts[index] };
      await editor.publishSingle(uid, data);
    }
  };
}
