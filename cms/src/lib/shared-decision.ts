/**
 * One decision for all requests that carry the same key at the same time: the first one makes it and
 * the others wait for it. Forgotten when the last of them has left.
 */
export function createSharedDecision<T>() {
  const rooms = new Map<string, { people: number; decision?: Promise<T> }>();

  return async function together<R>(
    key: string,
    work: (decide: (make: () => Promise<T>) => Promise<T>) => Promise<R>,
  ): Promise<R> {
    const room = rooms.get(key) ?? { people: 0 };
    rooms.set(key, room);
    room.people += 1;
    try {
      return await work((make) => (room.decision ??= make()));
    } finally {
      room.people -= 1;
      if (room.people === 0) rooms.delete(key);
    }
  };
}
