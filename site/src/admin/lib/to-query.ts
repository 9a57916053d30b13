export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };

export type Query = Readonly<Record<string, QueryValue>>;

/**
 * Serialises nested parameters for Strapi: `{ filters: { name: { $eq: 'a' } }, sort: ['name:asc']
 * }` → `filters[name][$eq]=a&sort[0]=name:asc`. Omits null, undefined and ''.
 */
export function toQuery(query: Query): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) append(search, key, value);
  return search;
}

function append(search: URLSearchParams, key: string, value: QueryValue): void {
  if (value === null || value === undefined || value === '') return;
  if (typeof value !== 'object') return search.append(key, String(value));
  for (const [name, inner] of Object.entries(value)) append(search, `${key}[${name}]`, inner);
}
