import type { SessionEntry } from '@tequiora/cms/contracts/session.ts';

/** Sessions of one device type; the current session is a group of its own. */
export type SessionGroup = {
  ids: readonly string[];
  device: string;
  isCurrent: boolean;
  /** Of the most recently used session. */
  lastUsedAt: string;
  /** Of the oldest session. */
  createdAt: string;
};

/** Groups sessions by device; the current one first, then by last use. */
export function groupSessions(sessions: readonly SessionEntry[]): SessionGroup[] {
  const groups = new Map<string, SessionGroup>();
  for (const { id, device, isCurrent, lastUsedAt, createdAt } of sessions) {
    const key = isCurrent ? id : device;
    const group = groups.get(key) ?? { ids: [], device, isCurrent, lastUsedAt, createdAt };
    groups.set(key, {
      ...group,
      ids: [...group.ids, id],
      lastUsedAt: group.lastUsedAt > lastUsedAt ? group.lastUsedAt : lastUsedAt,
      createdAt: group.createdAt < createdAt ? group.createdAt : createdAt,
    });
  }
  return [...groups.values()].sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
}
