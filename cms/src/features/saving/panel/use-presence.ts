import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

import {
  type EntryPresence,
  type EntryPresenceResponse,
  HEARTBEAT_MS,
  PRESENCE_ROUTE,
} from '../../../../contracts/saving';
import { postWithoutRenewal } from '../../../platform/panel/post-without-renewal';

type Entry = { uid: string; documentId: string };
type Links = EntryPresence['links'];

const routeOf = ({ uid, documentId }: Entry) =>
  PRESENCE_ROUTE.replace(':uid', uid).replace(':documentId', documentId);

/**
 * Sends a heartbeat while an entry is open in a visible tab.
 * @returns the other users who have it open, and `readLinks`, which returns the targets of its
 *   relations for a version of the draft and now
 */
export function usePresence(uid: string, documentId: string | undefined) {
  const token = useAuth('usePresence', (state) => state.token);
  const [others, setOthers] = useState<string[]>([]);
  const known = useRef(new Map<string, Links>());

  const send = useCallback(
    async (isClosed = false): Promise<EntryPresence | undefined> => {
      if (!documentId || !token) return undefined;
      const response = await postWithoutRenewal<EntryPresenceResponse>(
        routeOf({ uid, documentId }),
        { token, body: { isClosed }, keepalive: isClosed },
      );
      if (!response) return undefined;
      const { data } = response;
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
