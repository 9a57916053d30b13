import type { PageProps } from 'gatsby';
import { Seo } from '#src/components/seo/seo.tsx';
import { SEARCH_TITLE, SearchSection } from '#src/sections/search/search-section.tsx';
import { SEARCH_PATH } from '@tequiora/cms/contracts/pages.ts';

/** Search of the whole site; `?q=` is what the visitor looks for. */
export default function SearchPage({ location }: PageProps) {
  return (
    <>
      <Seo
        title={SEARCH_TITLE}
        description="Busca productos, sistemas, servicios, casos y artículos de Tequiora."
        path={SEARCH_PATH}
        noindex
      />
      <SearchSection locationKey={location.key} />
    </>
  );
}
