/** What stands for a picture when it is not seen. */

/** Whoever writes this as the alternative text of a picture says that it only decorates. */
export const DECORATIVE = 'decorativa';

const DECORATIVE_TEXT = /^decorativ[ao]\.?$/i;

/**
 * Whether somebody said that a picture only decorates: with that word, or, as the dashboard once
 * did, with an empty text. `null`: nobody said anything yet.
 */
export function isDecorative(alternativeText: unknown): boolean {
  if (typeof alternativeText !== 'string') return false;
  return alternativeText === '' || DECORATIVE_TEXT.test(alternativeText.trim());
}

/** The `alt` of a picture. */
export function altOf(alternativeText: string | null | undefined): string {
  return isDecorative(alternativeText) ? '' : (alternativeText ?? '');
}
