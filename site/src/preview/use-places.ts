import { useEffect, useRef, type DragEvent, type KeyboardEvent, type MouseEvent } from 'react';
import {
  type FieldPath,
  type Place,
  PRESSED,
  type Preview,
  type WritableText,
} from '@tequiora/cms/contracts/preview.ts';
import { sendToPanel, usePanelMessages } from './panel-messages.ts';
import {
  findField,
  findPictureField,
  findPlace,
  listAdded,
  listShownFields,
  listShownPlaces,
  type ShownField,
} from './places.ts';
import { WRITER, writeInPlace } from './write-in-place.ts';

/** Attribute of an outlined element: under the pointer, or the place of the field with the focus. */
export const PLACE = 'data-place';

type Mark = 'hover' | 'field';

function mark(element: Element | null, as: Mark): void {
  for (const marked of document.querySelectorAll(`[${PLACE}=${as}]`)) marked.removeAttribute(PLACE);
  element?.setAttribute(PLACE, as);
}

/** Attribute of elements that show what another version does not have. */
export const CHANGED = 'data-changed';

function markChanges(places: readonly Place[]): void {
  const changed = listShownPlaces(document.body, places);
  for (const element of changed) element.setAttribute(CHANGED, '');
  changed[0]?.scrollIntoView({ block: 'center' });
}

/** Attribute of elements that the keyboard reaches because they show a field. */
const STOP = 'data-place-stop';

/** Lets the keyboard reach the elements that show a field of the entry. */
function addTabStops(entry: Preview['entry']): void {
  for (const element of listShownFields(document.body, entry)) {
    if (element.tabIndex >= 0) continue;
    element.tabIndex = 0;
    element.setAttribute(STOP, '');
    element.setAttribute('aria-description', 'Enter abre su campo; F2 lo escribe aquí.');
  }
}

/**
 * Connects the page to the panel's form: the place of the field with the focus is outlined, a press opens
 * the field of what is pressed, two presses write in it, and a file dropped on a picture replaces it.
 */
export function usePlaces({ entry, published, panelOrigin }: Preview, isInPane: boolean) {
  useEffect(() => sendToPanel(panelOrigin, { type: 'tequiora:ready' }), [panelOrigin]);
  const pressed = useRef<ShownField | null>(null);
  const outlined = useRef<FieldPath | null>(null);

  function placeOf(path: FieldPath): Element | null {
    const { current } = pressed;
    // What was pressed may be one of several places of its field.
    if (current?.path === path && current.element.isConnected) return current.element;
    return findPlace(document.body, path, entry);
  }

  usePanelMessages(panelOrigin, {
    outline(path) {
      const place = path === null ? null : placeOf(path);
      outlined.current = path;
      mark(place, 'field');
      if (place !== pressed.current?.element) place?.scrollIntoView({ block: 'center' });
    },
    compare() {
      const added = published ? listAdded(entry, published) : [];
      const removed = published ? listAdded(published, entry) : [];
      markChanges(added);
      sendToPanel(panelOrigin, { type: 'tequiora:compared', added, removed });
    },
    mark: markChanges,
    write(text: WritableText) {
      const place = placeOf(text.path);
      if (!(place instanceof HTMLElement)) return;
      outlined.current = text.path;
      mark(null, 'field');
      writeInPlace(place, text, {
        onWrite: (value) =>
          sendToPanel(panelOrigin, { type: 'tequiora:written', path: text.path, value }),
        onEnd: () => mark(place, 'field'),
      });
    },
  });

  useEffect(() => {
    if (!isInPane) return;
    sendToPanel(panelOrigin, { type: 'tequiora:shown' });
    addTabStops(entry);
    const { current } = outlined;
    // The form may have moved it.
    if (current !== null && current !== pressed.current?.path) {
      const place = findPlace(document.body, current, entry);
      mark(place, 'field');
      place?.scrollIntoView({ block: 'nearest' });
    }
  }, [entry, isInPane, panelOrigin]);

  const isWriting = (target: Element) => target.closest(`[${WRITER}]`) !== null;

  /** Returns true if the press belongs to a field. */
  function press(target: EventTarget, isTwice: boolean): boolean {
    if (!isInPane || !(target instanceof Element)) return false;
    if (isWriting(target)) return true;
    const field = findField(target, entry);
    if (!field) return false;
    pressed.current = field;
    const { path, isWhole } = field;
    sendToPanel(panelOrigin, { type: PRESSED, path, isWhole, isTwice });
    return true;
  }

  return {
    /** Returns true if the press opened a field. Controls still do what they do; links open nothing. */
    onPress: (event: MouseEvent): boolean => {
      // The second press of two is the double click.
      const isField = press(event.target, event.detail > 1);
      if (isField && (event.target as Element).closest('a')) event.preventDefault();
      return isField;
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const { key, target } = event;
      const isStop = target instanceof Element && target.hasAttribute(STOP);
      if (key === 'F2' || (key === 'Enter' && isStop)) {
        if (press(target, key === 'F2')) event.preventDefault();
      }
    },
    onPointerOver: ({ target }: { target: EventTarget }): void => {
      if (!isInPane || !(target instanceof Element) || isWriting(target)) return;
      mark(findField(target, entry) === null ? null : target, 'hover');
    },
    onDragOver: (event: DragEvent): void => {
      // Otherwise the browser opens the file, and what is not saved is lost.
      if (isInPane) event.preventDefault();
    },
    onDrop: (event: DragEvent): void => {
      if (!isInPane) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      const at = document.elementsFromPoint(event.clientX, event.clientY);
      const picture = at.find((each) => each instanceof HTMLImageElement);
      const path = picture ? findPictureField(picture, entry) : null;
      if (file && path !== null) sendToPanel(panelOrigin, { type: 'tequiora:dropped', path, file });
    },
  };
}
