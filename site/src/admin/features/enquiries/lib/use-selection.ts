import { useState } from 'react';

export type Selection = {
  /** Selected and on screen, in screen order. */
  ids: readonly string[];
  has: (id: string) => boolean;
  isAll: boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
};

/**
 * Returns the selection among the visible rows; a selected row that is no longer visible is not
 * acted upon.
 */
export function useSelection(
  visibleIds: readonly string[],
  [selected, setSelected]: ReturnType<typeof useSelectedIds>,
): Selection {
  const ids = visibleIds.filter((id) => selected.has(id));
  const isAll = visibleIds.length > 0 && ids.length === visibleIds.length;
  return {
    ids,
    isAll,
    has: (id) => selected.has(id),
    toggle: (id) => setSelected(new Set(selected.has(id) ? without(ids, id) : [...ids, id])),
    toggleAll: () => setSelected(new Set(isAll ? [] : visibleIds)),
    clear: () => setSelected(new Set()),
  };
}

/** Returns the raw selection state. Separate, because polling pauses while rows are selected. */
export function useSelectedIds() {
  return useState<ReadonlySet<string>>(() => new Set());
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id);
}
