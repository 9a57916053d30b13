import { EMPTY_ENQUIRY, type EnquiryValues } from './enquiry-schema.ts';

const STORAGE_KEY = 'tequiora:consulta';

/** What the visitor typed in this tab before it was reloaded; empty when there is nothing. */
export function loadDraft(): EnquiryValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return EMPTY_ENQUIRY;
    return { ...EMPTY_ENQUIRY, ...stored };
  } catch {
    return EMPTY_ENQUIRY;
  }
}

/** Keeps the text for this tab only; without storage (private mode, full disk) the form still works. */
export function saveDraft(values: Partial<EnquiryValues>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values));
  } catch {
    // Nothing to do: the text is still in the form.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}
