import { entryPath } from '../../../lib/cms-editor.ts';
import {
  editEntry,
  isAny,
  isDraft,
  isLive,
  isModified,
  isPublishable,
  type Edit,
} from '../edit.ts';
import { entriesOf, label, reload, type ModelEntry, type Trial } from '../trial.ts';

type Change = (entry: ModelEntry, trial: Trial) => void;

const setPublished: Change = (entry) => (entry.publishedName = entry.name);
const setUnpublished: Change = (entry) => (entry.publishedName = undefined);
const remove: Change = ({ documentId }, { entries }) => entries.delete(documentId);
const discard: Change = (entry) => (entry.name = entry.publishedName ?? entry.name);

/** Returns an edit of up to three entries of one type, like a selection in a list of the panel. */
function editMany(
  name: string,
  action: 'bulkPublish' | 'bulkUnpublish' | 'bulkDelete',
  accepts: (entry: ModelEntry) => boolean,
  change: Change,
): Edit {
  return editEntry(name, 1, accepts, async (first, trial) => {
    const isAlike = (each: ModelEntry): boolean =>
      each !== first && each.uid === first.uid && accepts(each);
    const entries = [first, ...entriesOf(trial, isAlike).slice(-2)];
    const labels = entries.map(label).join(', ');
    const documentIds = entries.map(({ documentId }) => documentId);
    const path = `${entryPath(first.uid)}/actions/${action}`;
    await trial.editor.call('POST', path, { documentIds }).catch(async (error: unknown) => {
      // The action may have been applied to the entries before the rejected one.
      await reload(trial, entries);
      throw error;
    });
    for (const entry of entries) change(entry, trial);
    return labels;
  });
}

export const PUBLISH_EDITS: readonly Edit[] = [
  editEntry('publicar', 5, isPublishable, async (entry, trial) => {
    await trial.editor.publish(entry.uid, entry.documentId);
    setPublished(entry, trial);
  }),
  editEntry('retirar', 4, isLive, async (entry, trial, choice) => {
    const discardDraft = isModified(entry) && choice.oneIn(2);
    await trial.editor.unpublish(entry.uid, entry.documentId, { discardDraft });
    if (discardDraft) discard(entry, trial);
    setUnpublished(entry, trial);
  }),
  editEntry('descartar el borrador', 1, isModified, async (entry, trial) => {
    const path = `${entryPath(entry.uid, entry.documentId)}/actions/discard`;
    await trial.editor.call('POST', path, {});
    discard(entry, trial);
  }),
  editEntry('borrar', 1, isAny, async (entry, trial) => {
    await trial.editor.remove(entry.uid, entry.documentId);
    remove(entry, trial);
  }),
  editMany('publicar varias', 'bulkPublish', isPublishable, setPublished),
  editMany('retirar varias', 'bulkUnpublish', isLive, setUnpublished),
  editMany('borrar varias', 'bulkDelete', isDraft, remove),
];
