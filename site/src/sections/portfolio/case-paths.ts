export const PORTFOLIO_PATH = '/portafolio';

/** Address of a case's own page. */
export function casePath(slug: string): string {
  return `${PORTFOLIO_PATH}/${slug}`;
}
