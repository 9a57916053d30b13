/** Alternative text that marks a picture as decorative. */
export const DECORATIVE = 'decorativa';

const DECORATIVE_TEXT = /^decorativ[ao]\.?$/i;

/**
 * Returns whether a picture is marked as decorative: by that word or, in older data, by an empty
 * text. `null` means that there is no description yet.
 */
export function isDecorative(alternativeText: unknown): boolean {
  if (typeof alternativeText !== 'string') return false;
  return alternativeText === '' || DECORATIVE_TEXT.test(alternativeText.trim());
}

/** Returns the `alt` attribute of a picture. */
export function altTextOf(alternativeText: string | null | undefined): string {
  return isDecorative(alternativeText) ? '' : (alternativeText ?? '');
}
