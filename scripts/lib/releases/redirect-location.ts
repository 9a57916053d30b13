/** Encodes the target of a redirect for the Location header; escapes that staff pasted stay. */
export function encodeLocation(to: string): string {
  return encodeURI(to).replace(/%25([\da-f]{2})/gi, '%$1');
}

/** Splits a location where the query of the visitor is added. */
export function splitLocation(location: string): { start: string; join: '?' | '&'; end: string } {
  const [, start = '', end = ''] = /^([^#]*)(.*)$/s.exec(location) ?? [];
  return { start, join: start.includes('?') ? '&' : '?', end };
}

/** Adds the query of the visitor, without `?`, to a location. */
export function addQuery(location: string, query: string): string {
  const { start, join, end } = splitLocation(location);
  return query === '' ? location : start + join + query + end;
}
