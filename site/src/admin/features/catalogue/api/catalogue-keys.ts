import type { Query } from '#src/admin/lib/to-query.ts';

type Resource = 'products' | 'services';

/** Query keys of the feature; lists of the same resource on other screens share the root. */
export const catalogueKeys = {
  root: (resource: Resource) => [resource] as const,
  list: (resource: Resource, query: Query) => [resource, 'list', query] as const,
  entry: (resource: Resource, id: string) => [resource, 'entry', id] as const,
};
