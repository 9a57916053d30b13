import type { Query } from '#src/admin/lib/to-query.ts';

type Resource = 'products' | 'services';

/** Keys of what the feature asks; other screens' lists of the same resource share the root. */
export const catalogueKeys = {
  root: (resource: Resource) => [resource] as const,
  list: (resource: Resource, query: Query) => [resource, 'list', query] as const,
  entry: (resource: Resource, id: string) => [resource, 'entry', id] as const,
};
