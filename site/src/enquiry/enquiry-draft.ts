import { readStored, writeStored } from '#src/lib/storage.ts';
import type { EnquiryValues } from './enquiry-schema.ts';

/** Session storage key of the draft. */
export const ENQUIRY_DRAFT_KEY = 'tequiora:consulta';

/** Returns the fields that the visitor typed in this tab before a reload; empty without a draft. */
export function loadDraft(): Partial<EnquiryValues> {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', ENQUIRY_DRAFT_KEY) ?? 'null');
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
  writeStored('sessionStorage', ENQUIRY_DRAFT_KEY, JSON.stringify(typed));
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(ENQUIRY_DRAFT_KEY);
  } catch {
    // Ignored, as in lib/storage.ts.
  }
}
