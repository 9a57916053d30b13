import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { SectionId } from '@tequiora/cms/contracts/anchors.ts';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { ConsultingItem } from './consulting-item.tsx';
import { useOpenFromAddress } from './use-open-from-address.ts';

type ConsultingListProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  services: readonly Queries.ConsultingServiceFieldsFragment[];
};

const SECTION_ID: SectionId<'/servicios'> = 'consultoria';
const TITLE_ID: SectionId<'/servicios'> = 'desarrollo-y-consultoria';

/** The services of the catalogue in two columns, each of which keeps its own heights. */
export function ConsultingList({ head, services }: ConsultingListProps) {
  useOpenFromAddress();
  if (services.length === 0) return null;
  const half = Math.ceil(services.length / 2);
  const columns = [services.slice(0, half), services.slice(half)];
  return (
    <Section tone="subtle" id={SECTION_ID} labelledBy={TITLE_ID}>
      <Container>
        <SectionHead {...(head ?? { title: 'Desarrollo y consultoría' })} id={TITLE_ID} />
        <div css={columnsCss}>
          {columns.map((column, index) => (
            <div key={index} css={columnCss}>
              {column.map((service) => (
                <ConsultingItem key={service.slug} service={service} />
              ))}
            </div>
          ))}
        </div>
      </Container>
    </Section>
  );
}

const columnsCss = css({
  display: 'grid',
  gap: `0 ${space.gap}`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [mq.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const columnCss = css({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [mq.belowLg]: { paddingBottom: space[4] },
});

export const consultingServiceFields = graphql`
  fragment ConsultingServiceFields on STRAPI_SERVICE {
    slug
    name
    description
    features
    price
    category
    icon
    image {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 720)
        }
      }
    }
  }
`;
