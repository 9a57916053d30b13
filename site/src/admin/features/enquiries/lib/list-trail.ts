/** The list that a detail was opened from, so that it leads back and to its neighbours. */
export type ListTrail = {
  /** The list's filters, as in its address. */
  search: string;
  ids: readonly string[];
};

const NO_TRAIL: ListTrail = { search: '', ids: [] };

/** From the state of a location, which may hold anything. */
export function readTrail(state: unknown): ListTrail {
  if (typeof state !== 'object' || state === null) return NO_TRAIL;
  const { search, ids } = state as Partial<Record<keyof ListTrail, unknown>>;
  if (typeof search !== 'string' || !Array.isArray(ids)) return NO_TRAIL;
  return { search, ids: ids.filter((id): id is string => typeof id === 'string') };
}

/** The ids before and after `id` in the list. */
export function neighbours({ ids }: ListTrail, id: string) {
  const index = ids.indexOf(id);
  return {
    previous: index > 0 ? ids[index - 1] : undefined,
    next: index >= 0 ? ids[index + 1] : undefined,
  };
}
