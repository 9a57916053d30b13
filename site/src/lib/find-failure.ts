/** Attribute of the element in a form that reports a failed submission; hidden in the built page. */
export const FAILURE_ATTRIBUTE = 'data-failure';

export function findFailure(form: Element): HTMLElement | null {
  return form.querySelector(`[${FAILURE_ATTRIBUTE}]`);
}
