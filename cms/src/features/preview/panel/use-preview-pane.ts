import { useDocumentRBAC, useFetchClient, useForm } from '@strapi/strapi/admin';
import { type RefObject, useEffect, useRef, useState } from 'react';

import {
  type FieldPath,
  type MessageToPanel,
  PRESSED,
  type PressedPlace,
  type UnsavedEntry,
  type UnsavedEntryResponse,
} from '../../../../contracts/preview';
import { fieldsOf } from '../../../content-model/fields-of';
import { useFieldOpener } from '../../../content-model/panel/use-field-opener';
import { useSchema } from '../../../content-model/panel/use-is-public-type';
import { useFormValues } from '../../../platform/panel/strapi-panel';
import { describePlace, movedPath, type PlaceList } from './describe-place';
import { findPicture, withFile } from './replace-picture';
import { type EntryRef, usePageMessages, usePageOf } from './use-page-of';
import { useUpload } from './use-upload';

const TYPING_MS = 100;

const MOVED =
  'La imagen ya cambió de lugar en el formulario. La que soltaste está en la biblioteca de medios: elígela desde su campo.';

/**
 * Connects the form to the page in a frame: sends what the form contains after each change, moves the
 * focus to the field that is pressed in the page, outlines the place of the field with the focus, and writes to the
 * form what is changed in the page.
 * @param isFormHidden a press opens no field, because nothing of it would be seen
 */
export function usePreviewPane(
  ref: EntryRef,
  frame: RefObject<HTMLIFrameElement>,
  isFormHidden: boolean,
) {
  const { model: uid, documentId } = ref;
  const fieldOpener = useFieldOpener(ref);
  const { url, hasFailed: hasNoPage, send } = usePageOf(ref, 'draft', frame);
  const { post } = useFetchClient();
  const { values } = useFormValues();
  const { schema, components } = useSchema(ref);
  const mayUpdate = useDocumentRBAC('usePreviewPane', ({ canUpdate }) => canUpdate === true);
  const onChange = useForm('usePreviewPane', (form) => form.onChange);
  const moveFieldRow = useForm('usePreviewPane', (form) => form.moveFieldRow);
  const isLocked = useForm('usePreviewPane', (form) => form.disabled);
  const canWrite = mayUpdate && !isLocked;
  const { upload, uploadState, fail } = useUpload();
  const [isReady, setIsReady] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [pressed, setPressed] = useState<PressedPlace | null>(null);

  const fields = schema ? fieldsOf({ uid, schema, components, values }) : [];
  const latestFields = useRef(fields);
  latestFields.current = fields;
  const describe = (place: PressedPlace) => describePlace(place, fields, values);

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
    const place = canWrite ? findPicture(path, latestFields.current) : null;
    if (!place) return;
    const uploaded = await upload(file);
    if (!uploaded) return;
    const value = withFile(place, latestFields.current, uploaded);
    if (value === null) fail(MOVED);
    else onChange(place.field, value);
  }

  function onMessage(message: MessageToPanel) {
    switch (message.type) {
      case 'tequiora:ready':
        return setIsReady(true);
      case 'tequiora:shown':
        return setIsShown(true);
      case PRESSED:
        setPressed(message);
        if (message.isTwice) return write(message);
        if (isFormHidden) return send({ type: 'tequiora:field', path: message.path });
        return fieldOpener.open(message.path);
      case 'tequiora:written':
        if (canWrite) onChange(message.path, message.value);
        return undefined;
      case 'tequiora:dropped':
        return void replacePicture(message.path, message.file);
      case 'tequiora:compared':
        // Of the comparison with the published page, which has frames of its own.
        return undefined;
    }
  }
  usePageMessages(url, frame, onMessage);

  useEffect(() => {
    if (!isReady) return undefined;
    let isCancelled = false;
    const show = async () => {
      const address = `/preview-panel/entries/${uid}/${documentId}`;
      const { data } = await post<UnsavedEntryResponse>(address, { values });
      const unsaved: UnsavedEntry = data.data;
      if (isCancelled) return;
      send({ type: 'tequiora:entry', ...unsaved });
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
  }, [isReady, values, post, send, uid, documentId]);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
      if (name) send({ type: 'tequiora:field', path: name });
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [send]);

  return {
    url,
    isShown,
    hasFailed: hasFailed || hasNoPage,
    uploadState,
    place: pressed && canWrite ? describe(pressed) : null,
    write: () => pressed && write(pressed),
    openField: () => pressed && fieldOpener.open(pressed.path),
    move,
  };
}
