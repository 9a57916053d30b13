import { findFailure } from '#src/lib/find-failure.ts';
import { EMPTY_ENQUIRY, type EnquiryValues } from './enquiry-schema.ts';

/** Form action without JavaScript; also used to find the form in the built page. */
export const FORM_ACTION = '/api/enquiries/form';

/** Returns the contact form of the built page before hydration. */
function findForm(): HTMLFormElement | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLFormElement>(`form[action="${FORM_ACTION}"]`);
}

/** Returns true when the startup script could not send the form. Call it during the first render. */
export function hasEarlyFailure(): boolean {
  const form = findForm();
  return form !== null && findFailure(form)?.hidden === false;
}

const TEXTS = ['name', 'email', 'phone', 'message', 'type'] as const;

/**
 * Returns what the visitor typed into the built HTML before hydration, because React would
 * overwrite the fields with its own empty values. Call it during the first render.
 */
export function readTypedValues(): Partial<EnquiryValues> {
  const form = findForm();
  if (!form) return {};
  const typed: Partial<EnquiryValues> = {};
  for (const name of TEXTS) {
    const control = form.elements.namedItem(name);
    const value = control && 'value' in control ? control.value : '';
    if (value !== EMPTY_ENQUIRY[name]) typed[name] = value as never;
  }
  const box = form.elements.namedItem('newsletter');
  if (box instanceof HTMLInputElement && box.checked) typed.newsletter = true;
  return typed;
}
