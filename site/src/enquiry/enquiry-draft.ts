import { readStored, writeStored } from '#src/lib/storage.ts';
import type { EnquiryValues } from './enquiry-schema.ts';

/** Session storage key of the draft of the contact form; those of other forms start with it. */
const ENQUIRY_DRAFT_KEY = 'tequiora:consulta';

/** Returns the key of the draft of a form: by its page and its id, if it is that of a section. */
function keyOf(formId: string | undefined): string {
  if (formId === undefined) return ENQUIRY_DRAFT_KEY;
  return `${ENQUIRY_DRAFT_KEY}:${window.location.pathname}#${formId}`;
}

/** Returns true if the visitor typed in a form in this tab and did not send it. */
export function hasDraft(): boolean {
  try {
    return JSON.stringify(sessionStorage).includes(ENQUIRY_DRAFT_KEY);
  } catch {
    return false;
  }
}

/** Returns the fields that the visitor typed in this tab before a reload; empty without a draft. */
export function loadDraft(formId?: string): Partial<EnquiryValues> {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', keyOf(formId)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/**
 * Stores the typed fields for this tab only; the form also works without storage (private mode,
 * full disk).
 */
export function saveDraft(typed: Partial<EnquiryValues>, formId?: string): void {
  writeStored('sessionStorage', keyOf(formId), JSON.stringify(typed));
}

export function clearDraft(formId?: string): void {
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // Ignored, as in lib/storage.ts.
  }
}
