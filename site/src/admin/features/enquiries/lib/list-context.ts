/** List that an enquiry was opened from, for the links back and to its neighbours. */
export type ListContext = {
  /** Filters of the list, as in its URL. */
  search: string;
  ids: readonly string[];
};

const NO_TRAIL: ListContext = { search: '', ids: [] };

/** Reads the context from a location state, which may hold anything. */
export function readListContext(state: unknown): ListContext {
  if (typeof state !== 'object' || state === null) return NO_TRAIL;
  const { search, ids } = state as Partial<Record<keyof ListContext, unknown>>;
  if (typeof search !== 'string' || !Array.isArray(ids)) return NO_TRAIL;
  return { search, ids: ids.filter((id): id is string => typeof id === 'string') };
}

/** Returns the ids before and after `id` in the list. */
export function findNeighbours({ ids }: ListContext, id: string) {
  const index = ids.indexOf(id);
  return {
    previous: index > 0 ? ids[index - 1] : undefined,
    next: index >= 0 ? ids[index + 1] : undefined,
  };
}
