import { EMPTY_ENQUIRY, type EnquiryValues } from './enquiry-schema.ts';

/** Form action without JavaScript; also used to find the form in the built page. */
export const FORM_ACTION = '/api/enquiries/form';

const TEXTS = ['name', 'email', 'phone', 'message', 'type'] as const;

/**
 * Returns what the visitor typed into the built HTML before hydration, because React would
 * overwrite the fields with its own empty values. Call it during the first render.
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
