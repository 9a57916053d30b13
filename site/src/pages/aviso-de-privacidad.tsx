import { graphql, type PageProps } from 'gatsby';
import { PrivacyNotice } from '#src/sections/privacy/privacy-notice.tsx';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { FixedPageSeo } from '#src/sections/shared/page-seo.tsx';

const PATH = '/aviso-de-privacidad';

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { page } = data;
  return (
    <>
      <FixedPageSeo path={PATH} page={page} />
      {page ? <PrivacyNotice notice={page} /> : <EmptyPage path={PATH} />}
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
