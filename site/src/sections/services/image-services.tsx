import { graphql } from 'gatsby';
import { Grid } from '#src/components/ui/grid.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { railCss } from '#src/theme/rail-css.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { ImageServiceCard } from './image-service-card.tsx';

type ImageServicesProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  services: readonly Queries.ComplementaryServiceFieldsFragment[];
};

const SECTION_ID: SectionId<'/servicios'> = 'imagen';
const TITLE_ID: SectionId<'/servicios'> = 'servicios-de-imagen';

export function ImageServices({ head, services }: ImageServicesProps) {
  if (services.length === 0) return null;
  return (
    <HeadedSection
      isCompact
      id={SECTION_ID}
      headId={TITLE_ID}
      head={head}
      title="Servicios de imagen"
    >
      <Grid as="ul" columns={3} css={railCss}>
        {services.map((service) => (
          <ImageServiceCard key={service.slug} service={service} />
        ))}
      </Grid>
    </HeadedSection>
  );
}

export const complementaryServiceFields = graphql`
  fragment ComplementaryServiceFields on STRAPI_COMPLEMENTARY_SERVICE {
    slug
    name
    description
    features
    priceMin
    priceMax
    tax
    deliveryTime
    icon
    chatSummary
    chat {
      author
      text
      time
      replies
    }
    image {
      alternativeText
      width
      height
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 960)
        }
      }
    }
  }
`;
