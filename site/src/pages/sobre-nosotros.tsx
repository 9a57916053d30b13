import { graphql, type PageProps } from 'gatsby';
import { Figures } from '#src/sections/about/figures.tsx';
import { HeroLandscape } from '#src/sections/about/hero-landscape.tsx';
import { Purpose } from '#src/sections/about/purpose.tsx';
import { Team } from '#src/sections/about/team.tsx';
import { Timeline } from '#src/sections/about/timeline.tsx';
import { Values } from '#src/sections/about/values.tsx';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import { FixedPageSeo } from '#src/sections/shared/page-seo.tsx';

const PATH = '/sobre-nosotros';

export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  return (
    <>
      <FixedPageSeo path={PATH} page={page} hero={page?.hero} />
      {page ? (
        <>
          <PageHero hero={page.hero} tone="dark" hasImage={false} />
          <HeroLandscape image={page.hero.landscape} />
          <Purpose content={page} />
          <Values content={page} />
          <Figures content={page} />
          <Team content={page} />
          <Timeline content={page} />
          <CallToAction content={page.callToAction} tone="navy" />
        </>
      ) : (
        <EmptyPage path={PATH} />
      )}
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
