import { useState } from 'react';

export type Selection = {
  /** Marked and on screen, in the order of the screen. */
  ids: readonly string[];
  has: (id: string) => boolean;
  isAll: boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** What is marked among the rows on screen; a row that goes out of sight is not acted upon. */
export function useSelection(
  visibleIds: readonly string[],
  [marked, setMarked]: ReturnType<typeof useMarks>,
): Selection {
  const ids = visibleIds.filter((id) => marked.has(id));
  const isAll = visibleIds.length > 0 && ids.length === visibleIds.length;
  return {
    ids,
    isAll,
    has: (id) => marked.has(id),
    toggle: (id) => setMarked(new Set(marked.has(id) ? without(ids, id) : [...ids, id])),
    toggleAll: () => setMarked(new Set(isAll ? [] : visibleIds)),
    clear: () => setMarked(new Set()),
  };
}

/** The marks themselves; apart, since whether there are any decides how the rows are loaded. */
export function useMarks() {
  return useState<ReadonlySet<string>>(() => new Set());
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id);
}
