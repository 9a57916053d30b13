import type { PagePath } from '@tequiora/cms/contracts/pages.ts';

export const PORTFOLIO_PATH = '/portafolio' satisfies PagePath;

/** Returns the path of a case's own page. */
export function casePath(slug: string): string {
  return `${PORTFOLIO_PATH}/${slug}`;
}
