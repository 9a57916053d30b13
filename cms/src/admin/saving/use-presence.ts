import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

import {
  type EntryPresence,
  type EntryPresenceResponse,
  HEARTBEAT_MS,
  PRESENCE_ROUTE,
} from '../../../contracts/saving';

type Entry = { uid: string; documentId: string };
type Links = EntryPresence['links'];

// Strapi sets it when it draws the panel, after this module has been loaded.
const backendUrl = () => (window.strapi as unknown as { backendURL: string }).backendURL;

const addressOf = ({ uid, documentId }: Entry) =>
  PRESENCE_ROUTE.replace(':uid', uid).replace(':documentId', documentId);

/**
 * Tells the CMS while an entry is open in a visible tab, and returns who else has it open.
 * @returns also a function that reads where relations point now, by version of the draft
 */
export function usePresence(uid: string, documentId: string | undefined) {
  // Not through the panel's own client: it would renew a session that nobody uses.
  const token = useAuth('usePresence', (state) => state.token);
  const [others, setOthers] = useState<string[]>([]);
  const known = useRef(new Map<string, Links>());

  const send = useCallback(
    async (isClosed = false): Promise<EntryPresence | undefined> => {
      if (!documentId || !token) return undefined;
      const response = await fetch(`${backendUrl()}${addressOf({ uid, documentId })}`, {
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
    let isOver = false;
    const beat = async () => {
      if (document.hidden) return;
      const presence = await send();
      if (!isOver && presence) setOthers(presence.others);
    };
    const leave = () => void send(true);
    const follow = () => void (document.hidden ? leave() : beat());
    void beat();
    const timer = setInterval(() => void beat(), HEARTBEAT_MS);
    document.addEventListener('visibilitychange', follow);
    addEventListener('pagehide', leave);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
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
