import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { Seo } from '#src/components/seo/seo.tsx';
import { isServedAddress } from '#src/lib/served-address.ts';
import { LeaveForHome } from '#src/sections/not-found/leave-for-home.tsx';
import { NotFound } from '#src/sections/not-found/not-found.tsx';

const FALLBACK_TITLE = 'Esta página no existe';

/**
 * Answers with status 404 and takes the visitor to the start after a while. An address that a link
 * of this page led to is asked of the server first: it knows where pages have moved.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const title = data.page?.title ?? FALLBACK_TITLE;
  const description = data.page?.description ?? 'Revisa la dirección o vuelve al inicio.';
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (isServedAddress()) setIsMissing(true);
    else window.location.replace(window.location.href);
  }, []);
  return (
    <>
      <Seo title={title} description={description} path="/404" noindex />
      <NotFound title={title} description={description}>
        {isMissing ? <LeaveForHome /> : null}
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
