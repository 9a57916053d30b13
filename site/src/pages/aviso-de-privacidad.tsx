import { graphql, type PageProps } from 'gatsby';
import { breadcrumbList, pageCrumb } from '#src/lib/structured-data.ts';
import { PrivacyNotice } from '#src/sections/privacy/privacy-notice.tsx';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

const PATH = '/aviso-de-privacidad';
const { title: FALLBACK_TITLE } = PAGES[PATH];

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { page } = data;
  return (
    <>
      <PageSeo
        seo={page?.seo}
        card={page?.shareCard}
        title={FALLBACK_TITLE}
        path={PATH}
        jsonLd={breadcrumbList([pageCrumb(PATH)])}
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
