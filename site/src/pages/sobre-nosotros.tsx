import { graphql, type PageProps } from 'gatsby';
import { breadcrumbList, pageCrumb } from '#src/lib/structured-data.ts';
import { Figures } from '#src/sections/about/figures.tsx';
import { HeroLandscape } from '#src/sections/about/hero-landscape.tsx';
import { Purpose } from '#src/sections/about/purpose.tsx';
import { Team } from '#src/sections/about/team.tsx';
import { Timeline } from '#src/sections/about/timeline.tsx';
import { Values } from '#src/sections/about/values.tsx';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

const PATH = '/sobre-nosotros';
const { title: FALLBACK_TITLE } = PAGES[PATH];

export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  const crumbs = breadcrumbList([pageCrumb(PATH)]);
  if (!page) {
    return (
      <>
        <PageSeo seo={null} title={FALLBACK_TITLE} path={PATH} jsonLd={crumbs} />
        <EmptyPage title={FALLBACK_TITLE} />
      </>
    );
  }
  return (
    <>
      <PageSeo
        seo={page.seo}
        card={page.shareCard}
        title={page.hero.title}
        description={page.hero.description}
        path={PATH}
        jsonLd={crumbs}
      />
      <PageHero hero={page.hero} tone="dark" hasImage={false} />
      <HeroLandscape image={page.hero.landscape} />
      <Purpose content={page} />
      <Values content={page} />
      <Figures content={page} />
      <Team content={page} />
      <Timeline content={page} />
      <CallToAction content={page.callToAction} tone="navy" />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: strapiAboutPage {
      shareCard
      hero {
        ...PageHeroFields
        ...HeroLandscapeFields
      }
      ...PurposeFields
      ...ValuesFields
      ...FiguresFields
      ...TeamFields
      ...TimelineFields
      callToAction {
        ...CallToActionFields
      }
      seo {
        ...SeoFields
      }
    }
  }
`;
