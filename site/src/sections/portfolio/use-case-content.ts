import { useEffect, useState } from 'react';
import { loadPageData } from '#src/lib/page-loader.ts';
import { casePath } from './case-paths.ts';

export type CaseContent = NonNullable<Queries.CasePageQuery['content']>;

/** The cases that were loaded, so that a dialog can show one from its first frame. */
const loaded = new Map<string, CaseContent>();

/** Loads a case as its own page shows it; undefined when it cannot be fetched. */
export async function loadCase(slug: string): Promise<CaseContent | undefined> {
  const data = (await loadPageData(casePath(slug))) as Queries.CasePageQuery | null;
  if (data?.content) loaded.set(slug, data.content);
  return data?.content ?? undefined;
}

/**
 * The case with this slug; null while it is on its way. It stays after `slug` is null again, for the
 * time the dialog takes to close.
 */
export function useCaseContent(slug: string | null): CaseContent | null {
  const [content, setContent] = useState<CaseContent | null>(null);

  useEffect(() => {
    if (slug === null) return;
    let isCurrent = true;
    void loadCase(slug).then((next) => {
      if (!isCurrent) return;
      if (next) setContent(next);
      else window.location.replace(casePath(slug));
    });
    return () => {
      isCurrent = false;
    };
  }, [slug]);

  if (slug === null || content?.slug === slug) return content;
  return loaded.get(slug) ?? null;
}
