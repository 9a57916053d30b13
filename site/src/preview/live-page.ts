import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { loadPage } from '#src/lib/load-page.ts';

/** A page of the live release: its component and query result. */
export type LivePage = {
  path: string;
  Page: ComponentType<PageProps<object, object>>;
  data: object;
  context: object;
};

/**
 * Loads a page with its code, as Gatsby does before showing it. Null when the page does not exist
 * or belongs to a newer build than the running code.
 */
export async function loadLivePage(path: string): Promise<LivePage | null> {
  const { component, json } = (await loadPage(path)) ?? {};
  if (!component) return null;
  return {
    path,
    Page: component.default,
    data: json?.data ?? {},
    context: json?.pageContext ?? {},
  };
}
