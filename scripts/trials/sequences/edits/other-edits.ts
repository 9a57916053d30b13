import { entryType, SINGLE_TEXTS } from '../../content-types.ts';
import { editEntry, isAny, isDraft, isLive, type Edit } from '../edit.ts';
import { listOrderedTypes, readOrder, writeOrder } from '../list-order.ts';
import type { ModelEntry, Trial } from '../trial.ts';

/** Offset of scheduled dates; the CMS must receive them before they pass. */
const AHEAD_MS = 4_000;

const reorder: Edit = {
  name: 'ordenar',
  weight: 1,
  async apply({ editor }, choice) {
    const uid = choice.of(await listOrderedTypes(editor));
    if (!uid) return undefined;
    const order = await readOrder(editor, uid);
    const moved = choice.of(order);
    if (moved === undefined) return undefined;
    const rest = order.filter((each) => each !== moved);
    const place = rest.indexOf(choice.of(rest) ?? '');
    rest.splice(Math.max(0, place), 0, moved);
    await writeOrder(editor, uid, rest);
    return uid;
  },
};

async function schedule(
  entry: ModelEntry,
  { editor }: Trial,
  field: 'publishAt' | 'unpublishAt',
): Promise<void> {
  const at = new Date(Date.now() + AHEAD_MS).toISOString();
  await editor.saveDraft(entry.uid, entry.documentId, { [field]: at });
  entry.isScheduled = true;
  entry.publishedName = field === 'publishAt' ? entry.name : undefined;
}

const editSingle: Edit = {
  name: 'cambiar una página o los ajustes',
  weight: 1,
  async apply({ editor, next }, choice) {
    const single = choice.of(SINGLE_TEXTS);
    if (!single) return undefined;
    const data = { [single.field]: `Texto número ${next()}` };
    await editor.saveSingle(single.uid, data);
    await editor.publishSingle(single.uid);
    return `${single.uid} ${single.field}`;
  },
};

type Versions = { data: { versions: { id: string }[] } };

export const OTHER_EDITS: readonly Edit[] = [
  reorder,
  editEntry('programar la publicación', 1, isDraft, (entry, trial) =>
    schedule(entry, trial, 'publishAt'),
  ),
  editEntry('programar el retiro', 1, isLive, (entry, trial) =>
    schedule(entry, trial, 'unpublishAt'),
  ),
  editEntry('restaurar una versión', 2, isAny, async (entry, { editor }, choice) => {
    const path = `/history-panel/entries/${entry.uid}/${entry.documentId}`;
    const { versions } = (await editor.call<Versions>('GET', path)).data;
    const version = choice.of([...versions].reverse());
    if (!version) return false;
    await editor.call('POST', `${path}/restore`, { version: version.id });
    const drafts = await editor.list(entry.uid);
    const draft = drafts.find(({ documentId }) => documentId === entry.documentId);
    entry.name = String(draft?.[entryType(entry.uid).nameField]);
  }),
  editSingle,
];
