import type { PageProps } from 'gatsby';
import { ComposedPage } from '#src/sections/page/composed-page.tsx';

/** A composed page of the preview; the preview has a head of its own. */
export function ComposedPageDraft({ data }: PageProps<object, object>) {
  const { content } = data as Queries.ComposedPageQuery;
  return content ? <ComposedPage content={content} /> : null;
}
