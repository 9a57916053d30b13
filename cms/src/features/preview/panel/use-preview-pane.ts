import { useFetchClient } from '@strapi/strapi/admin';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { isRecord } from '../../../../contracts/is-record';
import {
  type MessageToPage,
  type MessageToPanel,
  PRESSED,
  type UnsavedEntry,
  type UnsavedEntryResponse,
} from '../../../../contracts/preview';
import { useFieldOpener } from '../../../content-model/panel/use-field-opener';
import type { DocumentRef } from '../../../content-model/panel/use-is-public-type';
import { useFormValues } from '../../../platform/panel/strapi-panel';
import { useFetched } from '../../../platform/panel/use-fetched';

/** An entry, as the panel knows it. */
export type EntryRef = DocumentRef & { documentId: string };

const TYPING_MS = 100;

/**
 * Connects the form to the page in a frame: sends what the form contains after each change, moves the
 * focus to the field that is pressed in the page, and tells the page which field has it.
 */
export function usePreviewPane(ref: EntryRef, frame: RefObject<HTMLIFrameElement>) {
  const { model: uid, documentId } = ref;
  const openField = useFieldOpener(ref);
  const preview = useFetched<{ url: string }>(
    `/content-manager/preview/url/${uid}?documentId=${documentId}&status=draft`,
  );
  const url = preview.data?.url;
  const origin = url === undefined ? undefined : new URL(url).origin;
  const { post } = useFetchClient();
  const { values } = useFormValues();
  const [isReady, setIsReady] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const send = (message: MessageToPage) => {
    if (origin !== undefined) frame.current?.contentWindow?.postMessage(message, origin);
  };
  const latestSend = useRef(send);
  latestSend.current = send;

  useEffect(() => {
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const isPage = from === origin && source === frame.current?.contentWindow;
      if (!isPage || !isRecord(data)) return;
      const message = data as MessageToPanel;
      if (message.type === 'tequiora:ready') setIsReady(true);
      if (message.type === PRESSED) openField(message.path);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin, frame, openField]);

  useEffect(() => {
    if (!isReady) return undefined;
    let isCancelled = false;
    const show = async () => {
      const address = `/preview-panel/entries/${uid}/${documentId}`;
      const { data } = await post<UnsavedEntryResponse>(address, { values });
      const unsaved: UnsavedEntry = data.data;
      if (isCancelled) return;
      latestSend.current({ type: 'tequiora:entry', ...unsaved });
      setHasFailed(false);
    };
    const timer = setTimeout(() => {
      show().catch(() => {
        if (!isCancelled) setHasFailed(true);
      });
    }, TYPING_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [isReady, values, post, uid, documentId]);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
      if (name) latestSend.current({ type: 'tequiora:field', path: name });
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  return { url, isReady, hasFailed: hasFailed || preview.hasFailed };
}
