import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { ConsultingItem } from './consulting-item.tsx';

type ConsultingListProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  services: readonly Queries.ConsultingServiceFieldsFragment[];
  location: PageLocation;
};

/** Changes with every navigation, so that a link on the page itself opens its service too. */
type PageLocation = Pick<PageProps['location'], 'key' | 'hash'>;

const SECTION_ID: SectionId<'/servicios'> = 'consultoria';
const TITLE_ID: SectionId<'/servicios'> = 'desarrollo-y-consultoria';

/** The services of the catalogue as a price list; each line opens its details. */
export function ConsultingList({ head, services, location }: ConsultingListProps) {
  useOpenFromFragment(location);
  if (services.length === 0) return null;
  return (
    <HeadedSection
      isSide
      isCompact
      tone="subtle"
      id={SECTION_ID}
      headId={TITLE_ID}
      head={head}
      title="Desarrollo y consultoría"
    >
      <div css={listCss}>
        {services.map((service) => (
          <ConsultingItem key={service.slug} service={service} />
        ))}
      </div>
    </HeadedSection>
  );
}

const listCss = css({ borderTop: `2px solid ${color.fg}` });

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

/** Opens the `<details>` in the URL fragment, initially and after every navigation. */
function useOpenFromFragment({ key, hash }: PageLocation): void {
  useEffect(() => {
    // Slugs contain only letters, digits and hyphens, so no decoding is needed, which could throw.
    const target = document.getElementById(window.location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [key, hash]);
}
