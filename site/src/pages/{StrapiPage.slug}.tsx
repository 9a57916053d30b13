import { graphql, type PageProps } from 'gatsby';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import { ComposedPage } from '#src/sections/page/composed-page.tsx';
import { shownSections } from '#src/sections/page/page-sections.tsx';
import { questionsStructuredData } from '#src/sections/page/questions-structured-data.ts';
import { videosStructuredData } from '#src/sections/page/videos-structured-data.ts';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { leadOf } from '@tequiora/cms/contracts/composed-page.ts';

export default function ComposedPagePage({ data }: PageProps<Queries.ComposedPageQuery>) {
  const { content } = data;
  if (!content) return null;
  const { title, slug, visibility, sections } = content;
  const path = `/${slug}`;
  const shown = shownSections(sections);
  return (
    <>
      <PageSeo
        entry={content}
        title={title}
        description={leadOf(sections)}
        path={path}
        noindex={visibility === 'soloEnlace'}
        jsonLd={[
          ...questionsStructuredData(shown),
          ...videosStructuredData(shown),
          breadcrumbList([{ name: title, path }]),
        ]}
      />
      <ComposedPage content={content} />
    </>
  );
}

export const query = graphql`
  query ComposedPage($id: String!) {
    content: strapiPage(id: { eq: $id }) {
      slug
      visibility
      shareCard
      ...ComposedPageFields
      seo {
        ...SeoFields
      }
    }
  }
`;
