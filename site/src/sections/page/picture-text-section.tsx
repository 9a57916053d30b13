import { css } from '@emotion/react';
import type { BlocksContent } from '@strapi/blocks-react-renderer';
import { graphql } from 'gatsby';
import { CmsLink } from '#src/components/layout/cms-link.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { mq, radius, space } from '#src/theme/tokens.ts';
import type { SectionProps } from './page-section.ts';

type PictureTextSectionProps = SectionProps<Queries.PictureTextSectionFieldsFragment>;

/** A picture next to a text; above it on a phone. */
export function PictureTextSection({ content, headId, tone }: PictureTextSectionProps) {
  const { imageSide, kicker, title, body, bodyPictures, image, primaryCta } = content;
  return (
    <Section tone={tone} labelledBy={headId} isCompact>
      <Container css={gridCss}>
        <Picture
          media={image}
          ratio="4 / 3"
          slot={SLOT}
          css={[pictureCss, imageSide === 'derecha' && rightCss]}
        />
        <div css={textCss}>
          <SectionHead kicker={kicker} title={title} id={headId} align="side" />
          <RichText content={body as unknown as BlocksContent} pictures={bodyPictures} />
          <CmsLink link={primaryCta} variant="secondary" icon="arrow-right" />
        </div>
      </Container>
    </Section>
  );
}

const SLOT: PictureSlot = [
  { from: 'xl', width: '38rem' },
  { from: 'lg', width: '45vw' },
  { width: '92vw' },
];

const gridCss = css({
  display: 'grid',
  gap: space[9],
  alignItems: 'center',
  [mq.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 'clamp(2rem, 5vw, 5rem)' },
});

const rightCss = css({ [mq.lg]: { order: 2 } });

const pictureCss = css({ width: '100%', borderRadius: radius['2xl'] });

const textCss = css({ display: 'grid', gap: space[6], justifyItems: 'start', minWidth: 0 });

export const pictureTextSectionFields = graphql`
  fragment PictureTextSectionFields on STRAPI__COMPONENT_PAGE_PICTURE_TEXT {
    hidden
    imageSide
    kicker
    title
    body
    bodyPictures {
      address: url
      alternativeText
      width
      height
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 760)
        }
      }
    }
    image {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1080)
        }
      }
    }
    primaryCta {
      ...LinkFields
    }
  }
`;
