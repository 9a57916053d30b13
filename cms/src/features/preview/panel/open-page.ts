import { useSyncExternalStore } from 'react';

/** The document whose page is open; the button that opens it is not always next to the page. */
let open: string | null = null;
const listeners = new Set<() => void>();

/** Shows the page of a document next to its form; null closes it. */
export function openPageOf(documentId: string | null): void {
  open = documentId;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true while the page of a document is shown next to its form. */
export function useIsPageOpen(documentId: string): boolean {
  return useSyncExternalStore(subscribe, () => open === documentId);
}
