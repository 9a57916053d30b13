import { sessionStore } from './session-store.ts';

const PREFIX = 'tequiora:borrador:';

type FormDraft = {
  values: Record<string, unknown>;
  /** `updatedAt` of the entry that was being edited. */
  version: string | null;
};

/** Includes the user id in the key, so that the next user of this browser does not see the draft. */
function storageKey(key: string): string {
  return `${PREFIX}${sessionStore.getState().user?.id ?? 0}:${key}`;
}

/** Returns the unsaved values of this tab; null when there are none. */
export function loadFormDraft(key: string): FormDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? 'null');
    const isDraft = typeof stored === 'object' && stored !== null && 'values' in stored;
    return isDraft ? (stored as FormDraft) : null;
  } catch {
    return null;
  }
}

export function saveFormDraft(key: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(draft));
  } catch {
    // Storage is unavailable or full; the text is still in the form.
  }
}

export function clearFormDraft(key: string): void {
  sessionStorage.removeItem(storageKey(key));
}

/** Removes all drafts, for signing out. */
export function clearFormDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
