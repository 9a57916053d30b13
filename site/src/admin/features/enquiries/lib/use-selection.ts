import { useState } from 'react';

/**
 * Returns the selection among the visible rows; a selected row that is no longer visible is not
 * acted upon.
 */
export function useSelection(
  visibleIds: readonly string[],
  [selected, setSelected]: ReturnType<typeof useSelectedIds>,
) {
  const ids = visibleIds.filter((id) => selected.has(id));
  const isAll = visibleIds.length > 0 && ids.length === visibleIds.length;
  return {
    /** Selected and on screen, in screen order. */
    ids,
    isAll,
    has: (id: string) => selected.has(id),
    toggle: (id: string) => {
      const others = ids.filter((other) => other !== id);
      setSelected(new Set(selected.has(id) ? others : [...ids, id]));
    },
    toggleAll: () => setSelected(new Set(isAll ? [] : visibleIds)),
    clear: () => setSelected(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** Returns the raw selection state. Separate, because polling pauses while rows are selected. */
export function useSelectedIds() {
  return useState<ReadonlySet<string>>(() => new Set());
}
