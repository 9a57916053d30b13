import { createStore } from 'zustand/vanilla';
import { notify } from '#src/components/notifications/store.ts';
import { offerUndo, withdrawUndoOffers } from './offer-undo.ts';

/** Ids of what is deleted once its notification ends. */
export const pendingDeletionsStore = createStore<{ ids: ReadonlySet<string> }>(() => ({
  ids: new Set(),
}));

const { getState, setState } = pendingDeletionsStore;

function release(ids: readonly string[]): void {
  setState((state) => ({ ids: new Set([...state.ids].filter((id) => !ids.includes(id))) }));
}

type Deletion = {
  /** What is deleted, so that screens can mark it. */
  ids: readonly string[];
  /** Returns a title such as 'Se eliminarán 3 consultas'. */
  titleOf: (count: number) => string;
  /** Deletes and reports the outcome; must not reject. */
  remove: (ids: readonly string[]) => Promise<unknown>;
};

/**
 * Deletes once a notification with «Deshacer» ends. Nothing is sent before, so a document that is closed
 * or signed out first deletes nothing.
 */
export function deleteLater({ ids, titleOf, remove }: Deletion): void {
  const pending = getState().ids;
  const added = ids.filter((id) => !pending.has(id));
  if (added.length === 0) return;
  setState({ ids: new Set([...pending, ...added]) });
  offerUndo({
    type: 'warning',
    title: titleOf(added.length),
    message: 'Al cerrarse este aviso. Si antes cierras la página, no.',
    onUndo: () => {
      release(added);
      notify('success', 'No se eliminó nada');
    },
    onEnd: () => void remove(added).finally(() => release(added)),
  });
}

/** Drops the deletions that have not been sent, as when the user changes. */
export function dropPendingDeletions(): void {
  withdrawUndoOffers();
  setState({ ids: new Set() });
}
