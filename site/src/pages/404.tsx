import { graphql, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Helmet } from 'react-helmet';
import { notify } from '#src/components/notifications/store.ts';
import { Seo } from '#src/components/seo/seo.tsx';
import { isServedAddress } from '#src/lib/served-address.ts';
import { NotFound } from '#src/sections/not-found/not-found.tsx';

const FALLBACK_TITLE = 'Esta página no existe';

/**
 * Answers with status 404, takes the visitor to the start and says why there. Without JavaScript
 * the refresh does it; its delay is 0 because a timed one would hurry slow readers. An address that
 * a link of this page led to is asked of the server first: it knows where pages have moved.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const title = data.page?.title ?? FALLBACK_TITLE;
  const description = data.page?.description ?? 'Te llevamos al inicio.';
  useEffect(() => {
    if (!isServedAddress()) {
      window.location.replace(window.location.href);
      return;
    }
    notify('info', title, description);
    void navigate('/', { replace: true });
  }, [title, description]);
  return (
    <>
      <Seo title={title} description={description} path="/404" noindex />
      <Helmet>
        <noscript>{`<meta http-equiv="refresh" content="0; url=/">`}</noscript>
      </Helmet>
      <NotFound title={title} description={description} />
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
