import { SINGLE_TEXTS, entryType } from '../entry-types.ts';
import { entriesOf, label, type Choice, type Edit, type Trial } from '../trial.ts';

/** Offset of scheduled dates; the CMS must receive them before they pass. */
const AHEAD_MS = 4_000;

type Order = { version: string; entries: { documentId: string }[] };

const reorder: Edit = {
  name: 'ordenar',
  weight: 1,
  async apply({ editor }, choice) {
    const { data: types } = await editor.call<{ data: { uid: string }[] }>('GET', '/order-panel');
    const uid = choice.of(types)?.uid;
    if (!uid) return undefined;
    const path = `/order-panel/${uid}`;
    const { data } = await editor.call<{ data: Order }>('GET', path);
    const order = data.entries.map(({ documentId }) => documentId);
    const moved = choice.of(order);
    if (moved === undefined) return undefined;
    const rest = order.filter((each) => each !== moved);
    const place = rest.indexOf(choice.of(rest) ?? '');
    rest.splice(Math.max(0, place), 0, moved);
    await editor.call('PUT', path, { version: data.version, order: rest });
    return uid;
  },
};

async function schedule(
  trial: Trial,
  choice: Choice,
  field: 'publishAt' | 'unpublishAt',
): Promise<string | undefined> {
  const entry = choice.of(
    entriesOf(trial, ({ publishedName }) =>
      field === 'publishAt' ? publishedName === undefined : publishedName !== undefined,
    ),
  );
  if (!entry) return undefined;
  const at = new Date(Date.now() + AHEAD_MS).toISOString();
  await trial.editor.saveDraft(entry.uid, entry.documentId, { [field]: at });
  entry.isScheduled = true;
  entry.publishedName = field === 'publishAt' ? entry.name : undefined;
  return label(entry);
}

const publishLater: Edit = {
  name: 'programar la publicación',
  weight: 1,
  apply: (trial, choice) => schedule(trial, choice, 'publishAt'),
};

const unpublishLater: Edit = {
  name: 'programar el retiro',
  weight: 1,
  apply: (trial, choice) => schedule(trial, choice, 'unpublishAt'),
};

const restore: Edit = {
  name: 'restaurar una versión',
  weight: 2,
  async apply(trial, choice) {
    const { editor } = trial;
    const entry = choice.of(entriesOf(trial));
    if (!entry) return undefined;
    const path = `/history-panel/entries/${entry.uid}/${entry.documentId}`;
    type Versions = { data: { versions: { id: string }[] } };
    const { versions } = (await editor.call<Versions>('GET', path)).data;
    const version = choice.of([...versions].reverse());
    if (!version) return undefined;
    await editor.call('POST', `${path}/restore`, { version: version.id });
    const drafts = await editor.list(entry.uid);
    const draft = drafts.find(({ documentId }) => documentId === entry.documentId);
    entry.name = String(draft?.[entryType(entry.uid).nameField]);
    return label(entry);
  },
};

const editSingle: Edit = {
  name: 'cambiar una página o los ajustes',
  weight: 1,
  async apply({ editor, next }, choice) {
    const single = choice.of(SINGLE_TEXTS);
    if (!single) return undefined;
    const path = `/content-manager/single-types/${single.uid}`;
    const data = { [single.field]: `Texto número ${next()}` };
    await editor.call('PUT', path, data);
    await editor.call('POST', `${path}/actions/publish`, {});
    return `${single.uid} ${single.field}`;
  },
};

export const OTHER_EDITS: readonly Edit[] = [
  reorder,
  publishLater,
  unpublishLater,
  restore,
  editSingle,
];
