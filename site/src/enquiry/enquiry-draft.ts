import type { EnquiryValues } from './enquiry-schema.ts';

/** Session storage key of the draft. */
export const ENQUIRY_DRAFT_KEY = 'tequiora:consulta';

/** Returns the fields that the visitor typed in this tab before a reload; empty without a draft. */
export function loadDraft(): Partial<EnquiryValues> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(ENQUIRY_DRAFT_KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/**
 * Stores the typed fields for this tab only; the form also works without storage (private mode,
 * full disk).
 */
export function saveDraft(typed: Partial<EnquiryValues>): void {
  try {
    sessionStorage.setItem(ENQUIRY_DRAFT_KEY, JSON.stringify(typed));
  } catch {
    // Ignored: the text is still in the form.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(ENQUIRY_DRAFT_KEY);
  } catch {
    // Ignored, as above.
  }
}
