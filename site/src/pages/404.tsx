import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { Seo } from '#src/components/seo/seo.tsx';
import { isServedUrl } from '#src/lib/is-served-url.ts';
import { removeHighlightMarks } from '#src/lib/text.ts';
import { NotFound } from '#src/sections/not-found/not-found.tsx';
import { RedirectHome } from '#src/sections/not-found/redirect-home.tsx';

const FALLBACK_TITLE = 'Esta página no existe';

/**
 * Has status 404 and redirects to the home page after a delay. After client-side navigation it
 * first reloads from the server, which knows the redirects.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const title = data.page?.title ?? FALLBACK_TITLE;
  const description = data.page?.description ?? 'Revisa la dirección o vuelve al inicio.';
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (isServedUrl()) setIsMissing(true);
    else window.location.replace(window.location.href);
  }, []);
  return (
    <>
      <Seo title={removeHighlightMarks(title)} description={description} path="/404" noindex />
      <NotFound title={title} description={description}>
        {isMissing ? <RedirectHome /> : null}
      </NotFound>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: strapiNotFoundPage {
      title
      description
    }
  }
`;
