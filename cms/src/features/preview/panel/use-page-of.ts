import { type RefObject, useEffect, useRef } from 'react';

import { isRecord } from '../../../../contracts/is-record';
import type { MessageToPage, MessageToPanel, PreviewStatus } from '../../../../contracts/preview';
import type { DocumentRef } from '../../../content-model/panel/use-is-public-type';
import { useFetched } from '../../../platform/panel/use-fetched';

/** An entry, as the panel knows it. */
export type EntryRef = DocumentRef & { documentId: string };

type PageOfEntry = {
  /** Address of the page in the frame; undefined until it is known. */
  url: string | undefined;
  hasFailed: boolean;
  /** Sends a message to the page, and nowhere else. Stable. */
  send: (message: MessageToPage) => void;
};

/** Returns the page of an entry, and a function that sends messages to it in its frame. */
export function usePageOf(
  { model: uid, documentId }: EntryRef,
  status: PreviewStatus,
  frame: RefObject<HTMLIFrameElement>,
): PageOfEntry {
  const preview = useFetched<{ url: string }>(
    `/content-manager/preview/url/${uid}?documentId=${documentId}&status=${status}`,
  );
  const url = preview.data?.url;
  const latestUrl = useRef(url);
  latestUrl.current = url;
  const send = useRef((message: MessageToPage) => {
    const { current } = latestUrl;
    if (current === undefined) return;
    frame.current?.contentWindow?.postMessage(message, new URL(current).origin);
  });
  return { url, hasFailed: preview.hasFailed, send: send.current };
}

/** Handles messages of the page in a frame, and of nothing else. */
export function usePageMessages(
  url: string | undefined,
  frame: RefObject<HTMLIFrameElement>,
  onMessage: (message: MessageToPanel) => void,
): void {
  const origin = url === undefined ? undefined : new URL(url).origin;
  const latestOnMessage = useRef(onMessage);
  latestOnMessage.current = onMessage;
  useEffect(() => {
    const listener = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const isPage = from === origin && source === frame.current?.contentWindow;
      if (isPage && isRecord(data)) latestOnMessage.current(data as MessageToPanel);
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [origin, frame]);
}
