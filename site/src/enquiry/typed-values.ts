import { findFailure } from '#src/lib/find-failure.ts';
import type { EnquiryValues } from './enquiry-schema.ts';

/** Form action without JavaScript; also used to find the form in the built page. */
export const FORM_ACTION = '/api/enquiries/form';

/** Returns a form of the built page before hydration: the contact form, or that with the id. */
function findForm(formId: string | undefined): HTMLFormElement | null {
  if (typeof document === 'undefined') return null;
  const selector = `form[action="${FORM_ACTION}"]`;
  return (
    [...document.querySelectorAll<HTMLFormElement>(selector)].find(
      // A field of the name `id` would hide the property.
      (form) => (form.getAttribute('id') ?? undefined) === formId,
    ) ?? null
  );
}

/** Returns true when the startup script could not send the form. Call it during the first render. */
export function hasEarlyFailure(formId?: string): boolean {
  const form = findForm(formId);
  return form !== null && findFailure(form)?.hidden === false;
}

const TEXTS = ['name', 'email', 'phone', 'message', 'type', 'extraAnswer'] as const;

/**
 * Returns what the visitor typed into the built HTML before hydration, because React would
 * overwrite the fields with its own empty values. Call it during the first render.
 */
export function readTypedValues(empty: EnquiryValues, formId?: string): Partial<EnquiryValues> {
  const form = findForm(formId);
  if (!form) return {};
  const typed: Partial<EnquiryValues> = {};
  for (const name of TEXTS) {
    const control = form.elements.namedItem(name);
    if (!control || !('value' in control)) continue;
    if (control.value !== empty[name]) typed[name] = control.value as never;
  }
  const box = form.elements.namedItem('newsletter');
  if (box instanceof HTMLInputElement && box.checked) typed.newsletter = true;
  return typed;
}
