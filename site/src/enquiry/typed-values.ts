import { EMPTY_ENQUIRY, type EnquiryValues } from './enquiry-schema.ts';

/** Where the form posts without JavaScript; also how the form is found in the built page. */
export const FORM_ACTION = '/api/enquiries/form';

const TEXTS = ['name', 'email', 'phone', 'message', 'type'] as const;

/**
 * What the visitor put into the form of the built HTML before React took it over, which would
 * otherwise write its own empty values into the fields. Read it while rendering for the first time.
 */
export function readTypedValues(): Partial<EnquiryValues> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>(`form[action="${FORM_ACTION}"]`);
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
