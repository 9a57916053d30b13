import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

import {
  type EntryPresence,
  type EntryPresenceResponse,
  HEARTBEAT_MS,
  PRESENCE_ROUTE,
} from '../../../../contracts/saving';

type Entry = { uid: string; documentId: string };
type Links = EntryPresence['links'];

// Strapi sets it when it renders the panel, after this module has been loaded.
const backendUrl = () => (window.strapi as unknown as { backendURL: string }).backendURL;

const routeOf = ({ uid, documentId }: Entry) =>
  PRESENCE_ROUTE.replace(':uid', uid).replace(':documentId', documentId);

/**
 * Sends a heartbeat while an entry is open in a visible tab.
 * @returns the other users who have it open, and `readLinks`, which returns the targets of its
 *   relations for a version of the draft and now
 */
export function usePresence(uid: string, documentId: string | undefined) {
  // Does not use Strapi's client, which would keep renewing an idle session.
  const token = useAuth('usePresence', (state) => state.token);
  const [others, setOthers] = useState<string[]>([]);
  const known = useRef(new Map<string, Links>());

  const send = useCallback(
    async (isClosed = false): Promise<EntryPresence | undefined> => {
      if (!documentId || !token) return undefined;
      const response = await fetch(`${backendUrl()}${routeOf({ uid, documentId })}`, {
        method: 'POST',
        keepalive: isClosed,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ isClosed }),
      }).catch(() => undefined);
      if (!response?.ok) return undefined;
      const { data } = (await response.json()) as EntryPresenceResponse;
      known.current.set(data.updatedAt, data.links);
      return data;
    },
    [uid, documentId, token],
  );

  useEffect(() => {
    if (!documentId) return undefined;
    let isCancelled = false;
    const sendHeartbeat = async () => {
      if (document.hidden) return;
      const presence = await send();
      if (!isCancelled && presence) setOthers(presence.others);
    };
    const leave = () => void send(true);
    const handleVisibility = () => void (document.hidden ? leave() : sendHeartbeat());
    void sendHeartbeat();
    const timer = setInterval(() => void sendHeartbeat(), HEARTBEAT_MS);
    document.addEventListener('visibilitychange', handleVisibility);
    addEventListener('pagehide', leave);
    return () => {
      isCancelled = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      removeEventListener('pagehide', leave);
      leave();
      setOthers([]);
    };
  }, [documentId, send]);

  const readLinks = useCallback(
    async (version: string | null) => {
      const before = version === null ? undefined : known.current.get(version);
      return { before, now: (await send())?.links };
    },
    [send],
  );

  return { others, readLinks };
}
