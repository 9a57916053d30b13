const PARAMETER = 'industria';

/** Returns the industry slug of the URL; null without one or for an unknown one. */
export function readIndustry(search: string, slugs: readonly string[]): string | null {
  const industry = new URLSearchParams(search).get(PARAMETER);
  return industry !== null && slugs.includes(industry) ? industry : null;
}

/** Returns the query string with the industry; keeps other parameters; '' when empty. */
export function writeIndustry(search: string, slug: string | null): string {
  const parameters = new URLSearchParams(search);
  if (slug === null) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, slug);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
