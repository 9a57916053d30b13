import { reload, type ModelEntry } from '../model.ts';
import { entriesOf, label, type Choice, type Edit, type Trial } from '../trial.ts';

const isLive = ({ publishedName }: ModelEntry): boolean => publishedName !== undefined;
const isDraft = (entry: ModelEntry): boolean => !isLive(entry);
const isModified = (entry: ModelEntry): boolean =>
  isLive(entry) && entry.publishedName !== entry.name;

/** Up to three entries of one type, as checked in a list of the panel. */
function selectSome(
  trial: Trial,
  choice: Choice,
  accepts: (entry: ModelEntry) => boolean,
): ModelEntry[] {
  const first = choice.of(entriesOf(trial, accepts));
  const others = entriesOf(trial, (each) => each.uid === first?.uid && accepts(each));
  return first ? [first, ...others.filter((each) => each !== first).slice(-2)] : [];
}

async function sendMany(
  { editor }: Trial,
  action: 'bulkPublish' | 'bulkUnpublish' | 'bulkDelete',
  entries: readonly ModelEntry[],
): Promise<string> {
  const [{ uid } = { uid: '' }] = entries;
  const documentIds = entries.map(({ documentId }) => documentId);
  const path = `/content-manager/collection-types/${uid}/actions/${action}`;
  await editor.call('POST', path, { documentIds }).catch(async (error: unknown) => {
    // It may have been done for those before the one that was refused.
    await reload(editor, entries);
    throw error;
  });
  return entries.map(label).join(', ');
}

function remember(entries: readonly ModelEntry[], publishedName: 'name' | undefined): void {
  for (const entry of entries) entry.publishedName = publishedName && entry[publishedName];
}

function forget({ model }: Trial, entries: readonly ModelEntry[]): void {
  for (const { documentId } of entries) model.entries.delete(documentId);
}

const publish: Edit = {
  name: 'publicar',
  weight: 5,
  async apply(trial, choice) {
    const entry = choice.of(entriesOf(trial, (each) => isDraft(each) || isModified(each)));
    if (!entry) return undefined;
    await trial.editor.publish(entry.uid, entry.documentId);
    remember([entry], 'name');
    return label(entry);
  },
};

const unpublish: Edit = {
  name: 'retirar',
  weight: 4,
  async apply(trial, choice) {
    const entry = choice.of(entriesOf(trial, isLive));
    if (!entry) return undefined;
    const discardDraft = isModified(entry) && choice.oneIn(2);
    await trial.editor.unpublish(entry.uid, entry.documentId, { discardDraft });
    if (discardDraft) entry.name = entry.publishedName ?? entry.name;
    remember([entry], undefined);
    return label(entry);
  },
};

const discardDraft: Edit = {
  name: 'descartar el borrador',
  weight: 1,
  async apply(trial, choice) {
    const entry = choice.of(entriesOf(trial, isModified));
    if (!entry) return undefined;
    const path = `/content-manager/collection-types/${entry.uid}/${entry.documentId}`;
    await trial.editor.call('POST', `${path}/actions/discard`, {});
    entry.name = entry.publishedName ?? entry.name;
    return label(entry);
  },
};

const remove: Edit = {
  name: 'borrar',
  weight: 1,
  async apply(trial, choice) {
    const entry = choice.of(entriesOf(trial));
    if (!entry) return undefined;
    await trial.editor.remove(entry.uid, entry.documentId);
    forget(trial, [entry]);
    return label(entry);
  },
};

const publishMany: Edit = {
  name: 'publicar varias',
  weight: 1,
  async apply(trial, choice) {
    const entries = selectSome(trial, choice, (each) => isDraft(each) || isModified(each));
    if (entries.length === 0) return undefined;
    const done = await sendMany(trial, 'bulkPublish', entries);
    remember(entries, 'name');
    return done;
  },
};

const unpublishMany: Edit = {
  name: 'retirar varias',
  weight: 1,
  async apply(trial, choice) {
    const entries = selectSome(trial, choice, isLive);
    if (entries.length === 0) return undefined;
    const done = await sendMany(trial, 'bulkUnpublish', entries);
    remember(entries, undefined);
    return done;
  },
};

const removeMany: Edit = {
  name: 'borrar varias',
  weight: 1,
  async apply(trial, choice) {
    const entries = selectSome(trial, choice, isDraft);
    if (entries.length === 0) return undefined;
    const done = await sendMany(trial, 'bulkDelete', entries);
    forget(trial, entries);
    return done;
  },
};

export const PUBLISHING: readonly Edit[] = [
  publish,
  unpublish,
  discardDraft,
  remove,
  publishMany,
  unpublishMany,
  removeMany,
];
