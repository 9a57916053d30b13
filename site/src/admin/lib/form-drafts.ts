import { sessionStore } from './session-store.ts';

const PREFIX = 'tequiora:borrador:';

export type FormDraft = {
  values: Record<string, unknown>;
  /** `updatedAt` of the entry that was being edited. */
  version: string | null;
};

/** A draft belongs to a person, so that the next one at this machine does not see it. */
function storageKey(key: string): string {
  return `${PREFIX}${sessionStore.getState().user?.id ?? 0}:${key}`;
}

/** What was typed in this tab and not saved; null when there is nothing. */
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
    // No storage, or it is full: the text is still in the form.
  }
}

export function clearFormDraft(key: string): void {
  sessionStorage.removeItem(storageKey(key));
}

/** After signing out nothing of the person stays behind. */
export function clearFormDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
