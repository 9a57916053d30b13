import { paths } from '#src/admin/lib/paths.ts';
import type { SavedView } from '@tequiora/cms/contracts/saved-view.ts';

/** URL parameter of the view that the list was opened with; its filters may differ since. */
export const VIEW_PARAM = 'vista';

/** Returns the path of the list with the filters, search and order of a view. */
export function viewPath({ documentId, query }: Pick<SavedView, 'documentId' | 'query'>): string {
  return `${paths.enquiries.to()}?${query}&${VIEW_PARAM}=${documentId}`;
}

/**
 * Returns the view that the list shows: the one it was opened with, else one with the same query.
 * @param query of the list; '' is no view
 * @param id the view in the URL
 */
export function findView(
  views: readonly SavedView[],
  query: string,
  id: string | null,
): SavedView | undefined {
  if (query === '') return undefined;
  return (
    views.find(({ documentId }) => documentId === id) ?? views.find((view) => view.query === query)
  );
}
