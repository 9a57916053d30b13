import { useEffect, useState } from 'react';
import { loadPage } from '#src/lib/load-page.ts';
import { casePath } from './case-paths.ts';

export type CaseContent = NonNullable<Queries.CasePageQuery['content']>;

/** Loaded cases, so that a dialog can render one in its first frame. */
const loaded = new Map<string, CaseContent>();

/** Loads a case from the page data of its own page; undefined on failure. */
export async function loadCase(slug: string): Promise<CaseContent | undefined> {
  const page = await loadPage(casePath(slug));
  const data = page?.json?.data as Queries.CasePageQuery | undefined;
  if (data?.content) loaded.set(slug, data.content);
  return data?.content ?? undefined;
}

/**
 * Returns the case with this slug; null while loading. Keeps the case after `slug` becomes null,
 * while the dialog closes.
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
