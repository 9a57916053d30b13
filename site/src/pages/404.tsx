import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { Seo } from '#src/components/seo/seo.tsx';
import { isServedUrl } from '#src/lib/is-served-url.ts';
import { removeHighlightMarks } from '#src/lib/text.ts';
import { reportMissingAddress } from '#src/sections/not-found/missing-address.ts';
import { NotFound } from '#src/sections/not-found/not-found.tsx';
import { RedirectHome } from '#src/sections/not-found/redirect-home.tsx';
import { completeTexts } from '@tequiora/cms/contracts/form-texts.ts';
import { NOT_FOUND_TEXTS } from '@tequiora/cms/contracts/not-found-texts.ts';

const FALLBACK_TITLE = 'Esta página no existe';

/**
 * Has status 404 and redirects to the home page after a delay. After client-side navigation it
 * first reloads from the server, which knows the redirects.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const title = data.page?.title ?? FALLBACK_TITLE;
  const description = data.page?.description ?? 'Revisa la dirección o vuelve al inicio.';
  const texts = completeTexts(NOT_FOUND_TEXTS, data.page);
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    if (!isServedUrl()) return window.location.replace(window.location.href);
    setMissing(window.location.pathname);
    reportMissingAddress();
  }, []);
  return (
    <>
      <Seo title={removeHighlightMarks(title)} description={description} path="/404" noindex />
      <NotFound title={title} description={description} texts={texts} missing={missing}>
        {missing !== undefined ? <RedirectHome label={texts.stayLabel} /> : null}
      </NotFound>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: strapiNotFoundPage {
      title
      description
      homeLabel
      stayLabel
      searchLabel
      searchExample
      searchButton
    }
  }
`;
