import { useState } from 'react';

/** All enquiries that the filters of the list match. */
export type WholeFilter = { ids: readonly string[]; unanswered: number };

/**
 * Returns the selection among the visible rows; a selected row that is no longer visible is not
 * acted upon.
 */
export function useSelection(
  visibleIds: readonly string[],
  [selected, setSelected]: ReturnType<typeof useSelectedIds>,
  whole: WholeFilter | null = null,
) {
  const visible = visibleIds.filter((id) => selected.has(id));
  // Other rows than the visible ones are selected with all of them only.
  const isWhole = whole !== null && visible.length === visibleIds.length;
  const ids = isWhole ? whole.ids : visible;
  const isAll = visibleIds.length > 0 && visible.length === visibleIds.length;
  return {
    /** Selected and on screen, in screen order. */
    ids,
    isAll,
    /** True when all that the filters match are selected, on other pages too. */
    isWhole,
    has: (id: string) => selected.has(id),
    toggle: (id: string) => {
      const others = visible.filter((other) => other !== id);
      setSelected(new Set(selected.has(id) ? others : [...visible, id]));
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
