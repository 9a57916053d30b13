import type { EnquiryValues } from './enquiry-schema.ts';

/** Where the draft is in the session storage. */
export const ENQUIRY_DRAFT_KEY = 'tequiora:consulta';

/** The fields that the visitor typed in this tab before it was reloaded; empty when there are none. */
export function loadDraft(): Partial<EnquiryValues> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(ENQUIRY_DRAFT_KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** Keeps what was typed for this tab only; without storage (private mode, full disk) the form still works. */
export function saveDraft(typed: Partial<EnquiryValues>): void {
  try {
    sessionStorage.setItem(ENQUIRY_DRAFT_KEY, JSON.stringify(typed));
  } catch {
    // Nothing to do: the text is still in the form.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(ENQUIRY_DRAFT_KEY);
  } catch {
    // As above.
  }
}
