const PARAMETER = 'industria';

/** Slug of the industry the address asks for; null for all, and for one that does not exist. */
export function readIndustry(search: string, slugs: readonly string[]): string | null {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return wanted !== null && slugs.includes(wanted) ? wanted : null;
}

/** The query with the industry in it, other parameters untouched; '' when nothing is left. */
export function writeIndustry(search: string, slug: string | null): string {
  const parameters = new URLSearchParams(search);
  if (slug === null) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, slug);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
