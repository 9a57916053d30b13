import { useEffect, useRef } from 'react';
import { isRecord } from '@tequiora/cms/contracts/is-record.ts';
import type {
  MessageToPage,
  MessageToPanel,
  Place,
  UnsavedEntry,
  WritableText,
} from '@tequiora/cms/contracts/preview.ts';

type Handlers = {
  show?: (entry: UnsavedEntry) => void;
  outline?: (path: string | null) => void;
  write?: (text: WritableText) => void;
  compare?: () => void;
  mark?: (places: readonly Place[]) => void;
};

/** Sends a message to the panel around this frame; nothing outside of it. */
export function sendToPanel(panelOrigin: string, message: MessageToPanel): void {
  if (window.parent !== window) window.parent.postMessage(message, panelOrigin);
}

/** Handles messages of the panel around this frame, of its origin only, once the origin is known. */
export function usePanelMessages(panelOrigin: string | undefined, handlers: Handlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (panelOrigin === undefined) return undefined;
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== panelOrigin || !isRecord(data)) return;
      const message = data as MessageToPage;
      if (message.type === 'tequiora:entry') latest.current.show?.(message);
      if (message.type === 'tequiora:field') latest.current.outline?.(message.path);
      if (message.type === 'tequiora:write') latest.current.write?.(message);
      if (message.type === 'tequiora:compare') latest.current.compare?.();
      if (message.type === 'tequiora:mark') latest.current.mark?.(message.places);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [panelOrigin]);
}
