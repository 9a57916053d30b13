import { reload, type ModelEntry } from '../model.ts';
import { entriesOf, label, type Choice, type Edit, type Trial } from '../trial.ts';

const isLive = ({ publishedName }: ModelEntry): boolean => publishedName !== undefined;
const isDraft = (entry: ModelEntry): boolean => !isLive(entry);
const isModified = (entry: ModelEntry): boolean =>
  isLive(entry) && entry.publishedName !== entry.name;

/** Returns up to three entries of one type, like a selection in a list of the panel. */
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
    // The action may have been applied to the entries before the rejected one.
    await reload(editor, entries);
    throw error;
  });
  return entries.map(label).join(', ');
}

function setPublishedName(entries: readonly ModelEntry[], publishedName: 'name' | undefined): void {
  for (const entry of entries) entry.publishedName = publishedName && entry[publishedName];
}

function removeFromModel({ model }: Trial, entries: readonly ModelEntry[]): void {
  for (const { documentId } of entries) model.entries.delete(documentId);
}

const publish: Edit = {
  name: 'publicar',
  weight: 5,
  async apply(trial, choice) {
    const entry = choice.of(entriesOf(trial, (each) => isDraft(each) || isModified(each)));
    if (!entry) return undefined;
    await trial.editor.publish(entry.uid, entry.documentId);
    setPublishedName([entry], 'name');
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
    setPublishedName([entry], undefined);
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
    removeFromModel(trial, [entry]);
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
    setPublishedName(entries, 'name');
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
    setPublishedName(entries, undefined);
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
    removeFromModel(trial, entries);
    return done;
  },
};

export const PUBLISH_EDITS: readonly Edit[] = [
  publish,
  unpublish,
  discardDraft,
  remove,
  publishMany,
  unpublishMany,
  removeMany,
];
