import { COMPARE_PATH } from '@tequiora/cms/contracts/pages.ts';

export const COMPARED_MAX = 3;

const PARAMETER = 'productos';

/** Returns the slugs of the products in a query string, each once, at most three. */
export function readCompared(search: string): string[] {
  const value = new URLSearchParams(search).get(PARAMETER) ?? '';
  const slugs = value.split(',').map((slug) => slug.trim());
  return [...new Set(slugs)].filter((slug) => /^[\w-]+$/.test(slug)).slice(0, COMPARED_MAX);
}

/** Returns the address of the comparison of the first three of these products. */
export function compareHref(slugs: readonly string[]): string {
  if (slugs.length === 0) return COMPARE_PATH;
  return `${COMPARE_PATH}?${PARAMETER}=${slugs.slice(0, COMPARED_MAX).join(',')}`;
}
