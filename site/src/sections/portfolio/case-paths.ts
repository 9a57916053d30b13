export const PORTFOLIO_PATH = '/portafolio';

/** Returns the path of a case's own page. */
export function casePath(slug: string): string {
  return `${PORTFOLIO_PATH}/${slug}`;
}
