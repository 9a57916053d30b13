import { reload, type ModelEntry } from '../model.ts';
import { editEntry, entriesOf, label, type Choice, type Edit, type Trial } from '../trial.ts';

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

function removeFromModel(entries: readonly ModelEntry[], { model }: Trial): void {
  for (const { documentId } of entries) model.entries.delete(documentId);
}

/** Returns an edit of a selection of entries in a list of the panel. */
function editMany(
  name: string,
  action: Parameters<typeof sendMany>[1],
  accepts: (entry: ModelEntry) => boolean,
  record: (entries: readonly ModelEntry[], trial: Trial) => void,
): Edit {
  return {
    name,
    weight: 1,
    async apply(trial, choice) {
      const entries = selectSome(trial, choice, accepts);
      if (entries.length === 0) return undefined;
      const done = await sendMany(trial, action, entries);
      record(entries, trial);
      return done;
    },
  };
}

const isPublishable = (entry: ModelEntry): boolean => isDraft(entry) || isModified(entry);

export const PUBLISH_EDITS: readonly Edit[] = [
  editEntry('publicar', 5, isPublishable, async (entry, { editor }) => {
    await editor.publish(entry.uid, entry.documentId);
    setPublishedName([entry], 'name');
  }),
  editEntry('retirar', 4, isLive, async (entry, { editor }, choice) => {
    const discardDraft = isModified(entry) && choice.oneIn(2);
    await editor.unpublish(entry.uid, entry.documentId, { discardDraft });
    if (discardDraft) entry.name = entry.publishedName ?? entry.name;
    setPublishedName([entry], undefined);
  }),
  editEntry('descartar el borrador', 1, isModified, async (entry, { editor }) => {
    const path = `/content-manager/collection-types/${entry.uid}/${entry.documentId}`;
    await editor.call('POST', `${path}/actions/discard`, {});
    entry.name = entry.publishedName ?? entry.name;
  }),
  editEntry(
    'borrar',
    1,
    () => true,
    async (entry, trial) => {
      await trial.editor.remove(entry.uid, entry.documentId);
      removeFromModel([entry], trial);
    },
  ),
  editMany('publicar varias', 'bulkPublish', isPublishable, (entries) =>
    setPublishedName(entries, 'name'),
  ),
  editMany('retirar varias', 'bulkUnpublish', isLive, (entries) =>
    setPublishedName(entries, undefined),
  ),
  editMany('borrar varias', 'bulkDelete', isDraft, removeFromModel),
];
