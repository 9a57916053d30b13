import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  activeShortcutsStore,
  findShortcut,
  readShortcut,
  shortcutStore,
  type ShortcutHandlers,
  type ShortcutName,
} from './shortcuts.ts';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Returns true for a single key that is not typed into a field and not pressed in a dialog. */
function isSingleKey(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return false;
  if (target instanceof Element && target.closest(FIELDS)) return false;
  return document.querySelector('[role="dialog"]') === null;
}

/**
 * Runs the handlers when their keys are pressed, unless the user turned the shortcuts off. Also runs
 * the one that the previous screen asked for (`withShortcut`).
 * @param within the shortcuts work only while the focus is in it
 */
export function useShortcuts(handlers: ShortcutHandlers, within?: RefObject<HTMLElement>): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });

  // Before the screen is painted. If an `n` that is pressed at once were lost, the letters of the note
  // would run other shortcuts.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!shortcutStore.getState().isOn || !isSingleKey(event)) return;
      if (within && !within.current?.contains(document.activeElement)) return;
      // With Caps Lock, the key of a letter is its capital.
      const name = findShortcut(event.shiftKey ? event.key : event.key.toLowerCase());
      const handler = name && latest.current[name];
      if (!handler) return;
      // The key must not be typed into the field that the handler focuses.
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [within]);

  const names = Object.keys(handlers)
    .filter((name) => handlers[name as ShortcutName])
    .join();
  useEffect(() => {
    const own = names.split(',') as ShortcutName[];
    const { setState } = activeShortcutsStore;
    setState((state) => ({ names: [...state.names, own] }));
    return () => setState((state) => ({ names: state.names.filter((each) => each !== own) }));
  }, [names]);

  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const request = readShortcut(location.state);
    const handler = request && latest.current[request.name];
    if (!handler) return;
    // A reload must not run it again.
    navigate(location, { replace: true, state: request.rest });
    // The frame moves the focus to the new screen first.
    setTimeout(handler);
  }, [location, navigate]);
}
