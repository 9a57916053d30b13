import { graphql, type PageProps } from 'gatsby';
import { PrivacyNotice } from '#src/sections/privacy/privacy-notice.tsx';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';

const FALLBACK_TITLE = 'Aviso de privacidad';

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { page } = data;
  return (
    <>
      <PageSeo
        seo={page?.seo}
        card={page?.shareCard}
        title={FALLBACK_TITLE}
        path="/aviso-de-privacidad"
      />
      {page ? <PrivacyNotice notice={page} /> : <EmptyPage title={FALLBACK_TITLE} />}
    </>
  );
}

export const query = graphql`
  query PrivacyPage {
    page: strapiPrivacyPage {
      shareCard
      ...PrivacyNoticeFields
      seo {
        ...SeoFields
      }
    }
  }
`;
