import type { CmsEditor } from '../harness/cms-editor.ts';
import { SINGLE_TEXTS } from './entry-types.ts';
import type { Trial } from './trial.ts';

type Order = { version: string; entries: { documentId: string }[] };

const single = (uid: string): string => `/content-manager/single-types/${uid}`;

async function readOrders({ call }: CmsEditor): Promise<Map<string, Order>> {
  const { data: types } = await call<{ data: { uid: string }[] }>('GET', '/order-panel');
  const orders = new Map<string, Order>();
  for (const { uid } of types) {
    orders.set(uid, (await call<{ data: Order }>('GET', `/order-panel/${uid}`)).data);
  }
  return orders;
}

async function readTexts({ call }: CmsEditor): Promise<unknown[]> {
  const texts: unknown[] = [];
  for (const { uid, field } of SINGLE_TEXTS) {
    const { data } = await call<{ data: Record<string, unknown> }>('GET', single(uid));
    texts.push(data[field]);
  }
  return texts;
}

async function removeEntries({ editor, model }: Trial): Promise<void> {
  const own = [...model.entries.values()].filter(({ isForeign }) => !isForeign).reverse();
  // Removes referring entries before the entries that they refer to.
  const isReferredTo = (uid: string): boolean => uid.endsWith('category');
  const sorted = own.sort((a, b) => Number(isReferredTo(a.uid)) - Number(isReferredTo(b.uid)));
  for (const { uid, documentId } of sorted) await editor.remove(uid, documentId);
  const isOwn = ({ name }: { name: string }): boolean => name.startsWith('secuencia-');
  for (const { id } of (await editor.listPictures()).filter(isOwn)) {
    await editor.call('DELETE', `/upload/files/${id}`);
  }
}

/** Saves what the trial changes besides its own entries; returns a function that restores it. */
export async function prepareCleanUp({ editor }: Trial): Promise<(trial: Trial) => Promise<void>> {
  const orders = await readOrders(editor);
  const texts = await readTexts(editor);
  return async (trial) => {
    await removeEntries(trial);
    for (const [uid, { version }] of await readOrders(editor)) {
      const order = orders.get(uid)?.entries.map(({ documentId }) => documentId);
      await editor.call('PUT', `/order-panel/${uid}`, { version, order });
    }
    for (const [index, { uid, field }] of SINGLE_TEXTS.entries()) {
      await editor.call('POST', `${single(uid)}/actions/publish`, { [field]: texts[index] });
    }
  };
}
