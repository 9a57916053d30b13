import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** The keyboard shortcuts of the inbox: «Hoy», the list and an enquiry. */
export const SHORTCUTS = {
  next: { key: 'j', label: 'Ir a la consulta siguiente' },
  previous: { key: 'k', label: 'Ir a la consulta anterior' },
  // The browser opens the link that `next` and `previous` focus.
  open: { key: 'Enter', label: 'Abrir la consulta elegida' },
  take: { key: 't', label: 'Tomar la consulta' },
  reply: { key: 'r', label: 'Responder' },
  note: { key: 'n', label: 'Agregar una nota' },
  status: { key: 'e', label: 'Cambiar el estado' },
  undo: { key: 'z', label: 'Deshacer lo que dice el aviso' },
  help: { key: '?', label: 'Ver los atajos' },
} as const;

export type ShortcutName = Exclude<keyof typeof SHORTCUTS, 'open'>;
export type ShortcutHandlers = { [Name in ShortcutName]?: (() => void) | undefined };

/** Returns the name of the shortcut with this key. */
export function findShortcut(key: string): ShortcutName | undefined {
  const names = Object.keys(SHORTCUTS) as (keyof typeof SHORTCUTS)[];
  return names.find((name): name is ShortcutName => name !== 'open' && SHORTCUTS[name].key === key);
}

/** Whether the shortcuts are on: single keys must be possible to turn off (WCAG 2.1.4). */
export const shortcutStore = createStore<{ isOn: boolean }>()(
  persist((): { isOn: boolean } => ({ isOn: true }), {
    name: 'tequiora:atajos',
    storage: createJSONStorage(() => localStorage),
  }),
);

/** Returns a location state with which the next screen runs a shortcut when it is shown. */
export function withShortcut(state: object, name: ShortcutName): object {
  return { ...state, shortcut: name };
}

/** Returns the shortcut in a location state, which may hold anything, and the rest of the state. */
export function readShortcut(state: unknown): { name: ShortcutName; rest: object } | null {
  if (typeof state !== 'object' || state === null || !('shortcut' in state)) return null;
  const { shortcut, ...rest } = state;
  const isName = typeof shortcut === 'string' && Object.hasOwn(SHORTCUTS, shortcut);
  return isName ? { name: shortcut as ShortcutName, rest } : null;
}

/** The handlers of the current screen, latest first: the help lists what works on it. */
export const activeShortcutsStore = createStore<{ names: readonly (readonly ShortcutName[])[] }>(
  () => ({ names: [] }),
);

/** Returns the shortcuts that work while these handlers are in place, in the order of the table. */
export function listShortcuts(names: readonly (readonly ShortcutName[])[]) {
  const active = new Set<string>(names.flat());
  // Links to enquiries have the focus only where `next` moves it.
  if (active.has('next')) active.add('open');
  return Object.entries(SHORTCUTS).flatMap(([name, shortcut]) =>
    active.has(name) ? [shortcut] : [],
  );
}
