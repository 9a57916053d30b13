import type { CmsEditor } from '../../lib/cms-editor.ts';

type Order = { data: { version: string; entries: { documentId: string }[] } };

/** Returns the ids of the lists that staff order manually. */
export async function listOrderedTypes(editor: CmsEditor): Promise<string[]> {
  const { data } = await editor.call<{ data: { uid: string }[] }>('GET', '/order-panel');
  return data.map(({ uid }) => uid);
}

export async function readOrder(editor: CmsEditor, uid: string): Promise<string[]> {
  const { data } = await editor.call<Order>('GET', `/order-panel/${uid}`);
  return data.entries.map(({ documentId }) => documentId);
}

export async function writeOrder(editor: CmsEditor, uid: string, order: string[]): Promise<void> {
  const { data } = await editor.call<Order>('GET', `/order-panel/${uid}`);
  await editor.call('PUT', `/order-panel/${uid}`, { version: data.version, order });
}
