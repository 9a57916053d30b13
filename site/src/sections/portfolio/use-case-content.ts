import { useEffect, useState } from 'react';
import { loadPageData } from '#src/lib/page-loader.ts';
import { casePath } from './case-paths.ts';

export type CaseContent = NonNullable<Queries.CasePageQuery['content']>;

/**
 * The case as its own page shows it; null while it is on its way. It stays after `slug` is null
 * again, for the time the dialog takes to close.
 */
export function useCaseContent(slug: string | null): CaseContent | null {
  const [content, setContent] = useState<CaseContent | null>(null);

  useEffect(() => {
    if (slug === null) return;
    let isCurrent = true;
    void loadPageData(casePath(slug)).then((data) => {
      if (!isCurrent) return;
      const next = (data as Queries.CasePageQuery | null)?.content;
      if (next) setContent(next);
      else window.location.replace(casePath(slug));
    });
    return () => {
      isCurrent = false;
    };
  }, [slug]);

  return slug === null || content?.slug === slug ? content : null;
}
