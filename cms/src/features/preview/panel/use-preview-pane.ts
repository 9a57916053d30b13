import { useDocumentRBAC, useFetchClient, useForm } from '@strapi/strapi/admin';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { isRecord } from '../../../../contracts/is-record';
import {
  type FieldPath,
  type MessageToPage,
  type MessageToPanel,
  PRESSED,
  type PressedPlace,
  type UnsavedEntry,
  type UnsavedEntryResponse,
} from '../../../../contracts/preview';
import { fieldsOf } from '../../../content-model/fields-of';
import { useFieldOpener } from '../../../content-model/panel/use-field-opener';
import { type DocumentRef, useSchema } from '../../../content-model/panel/use-is-public-type';
import { useFormValues } from '../../../platform/panel/strapi-panel';
import { useFetched } from '../../../platform/panel/use-fetched';
import { describePlace, movedPath, type PlaceList } from './describe-place';
import { useUpload, withFile } from './replace-picture';

/** An entry, as the panel knows it. */
export type EntryRef = DocumentRef & { documentId: string };

const TYPING_MS = 100;

/**
 * Connects the form to the page in a frame: sends what the form contains after each change, moves the
 * focus to the field that is pressed in the page, tells the page which field has it, and writes to the
 * form what is changed in the page.
 */
export function usePreviewPane(ref: EntryRef, frame: RefObject<HTMLIFrameElement>) {
  const { model: uid, documentId } = ref;
  const fieldOpener = useFieldOpener(ref);
  const preview = useFetched<{ url: string }>(
    `/content-manager/preview/url/${uid}?documentId=${documentId}&status=draft`,
  );
  const url = preview.data?.url;
  const origin = url === undefined ? undefined : new URL(url).origin;
  const { post } = useFetchClient();
  const { values } = useFormValues();
  const { schema, components } = useSchema(ref);
  const mayUpdate = useDocumentRBAC('usePreviewPane', ({ canUpdate }) => canUpdate === true);
  const onChange = useForm('usePreviewPane', (form) => form.onChange);
  const moveFieldRow = useForm('usePreviewPane', (form) => form.moveFieldRow);
  const isLocked = useForm('usePreviewPane', (form) => form.disabled);
  const canWrite = mayUpdate && !isLocked;
  const { upload, uploadState } = useUpload();
  const [isReady, setIsReady] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [pressed, setPressed] = useState<PressedPlace | null>(null);

  const describe = (place: PressedPlace) =>
    schema ? describePlace(place, fieldsOf({ uid, schema, components, values }), values) : null;

  const send = (message: MessageToPage) => {
    if (origin !== undefined) frame.current?.contentWindow?.postMessage(message, origin);
  };
  const latestSend = useRef(send);
  latestSend.current = send;

  function write(place: PressedPlace) {
    const text = canWrite ? describe(place)?.text : null;
    if (!text) return fieldOpener.open(place.path);
    fieldOpener.cancel();
    frame.current?.focus();
    const { maxLength: _limit, ...writable } = text;
    send({ type: 'tequiora:write', ...writable });
  }

  function move(list: PlaceList, to: number) {
    if (!pressed) return;
    const path = movedPath(pressed.path, list, to);
    moveFieldRow(list.path, list.index, to);
    setPressed({ ...pressed, path });
    send({ type: 'tequiora:field', path });
  }

  async function replacePicture(path: FieldPath, file: File) {
    if (!canWrite) return;
    const uploaded = await upload(file);
    if (uploaded) onChange(...withFile(values, path, uploaded));
  }

  function onMessage(message: MessageToPanel) {
    switch (message.type) {
      case 'tequiora:ready':
        return setIsReady(true);
      case PRESSED:
        setPressed(message);
        return message.isTwice ? write(message) : fieldOpener.open(message.path);
      case 'tequiora:written':
        if (canWrite) onChange(message.path, message.value);
        return undefined;
      case 'tequiora:dropped':
        return void replacePicture(message.path, message.file);
    }
  }
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

  return {
    url,
    isReady,
    hasFailed: hasFailed || preview.hasFailed,
    uploadState,
    place: pressed && canWrite ? describe(pressed) : null,
    write: () => pressed && write(pressed),
    move,
  };
}
