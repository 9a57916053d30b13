import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { mapsLink } from '#src/lib/maps-link.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { flex, palette, radius, space } from '#src/theme/tokens.ts';

/** Placeholder for a map: a drawing of the city centre with a link to an external map. */
export function MapSection({ content }: { content: Queries.MapSectionFieldsFragment }) {
  const settings = useSettings();
  return (
    <Section tone="white" label="Ubicación" css={[sectionCss, screenOnlyCss]}>
      <Container>
        <div css={frameCss}>
          <Picture media={content.mapImage} slot={SLOT} css={pictureCss} />
          <div css={barCss}>
            <Badge tone="navy">{content.mapTitle ?? 'Mapa próximamente'}</Badge>
            {settings ? (
              <ButtonLink href={mapsLink(settings)} variant="secondary" icon="mappin">
                Abrir en Google Maps
              </ButtonLink>
            ) : null}
          </div>
        </div>
      </Container>
    </Section>
  );
}

const SLOT: PictureSlot = [
  { from: 'xl', width: '77rem', ratio: 3.85 },
  { from: 'md', width: '92vw', ratio: 2.2 },
  { width: '92vw', ratio: 1.1 },
];

const sectionCss = css({ paddingTop: 0 });

const frameCss = css({
  position: 'relative',
  display: 'grid',
  minHeight: '20rem',
  borderRadius: radius['2xl'],
  overflow: 'hidden',
  background: palette.navy[50],
});

const pictureCss = css({ position: 'absolute', inset: 0, height: '100%', objectFit: 'cover' });

const barCss = css({
  position: 'relative',
  ...flex.wrapSpread,
  gap: space[4],
  alignSelf: 'end',
  padding: space[5],
});

export const fragment = graphql`
  fragment MapSectionFields on STRAPI_CONTACT_PAGE {
    mapTitle
    mapImage {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1440)
        }
      }
    }
  }
`;
