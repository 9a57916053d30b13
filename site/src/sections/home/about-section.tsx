import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CmsLink } from '#src/components/layout/cms-link.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Highlighted } from '#src/components/ui/highlighted.tsx';
import { Kicker } from '#src/components/ui/kicker.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { StatRow } from '#src/components/ui/stat.tsx';
import { mq, space, typeset } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';

const HEAD_ID: SectionId<'/'> = 'sobre-nosotros';
const FALLBACK_CTA = { label: 'Conócenos', href: '/sobre-nosotros' };

/** The company in one paragraph, next to a picture that fills half of the window. */
export function AboutSection({ about }: { about: Queries.AboutSectionFieldsFragment | null }) {
  if (!about) return null;
  const { kicker, title, body, image, stats, cta } = about;
  return (
    <Section tone="subtle" labelledBy={HEAD_ID} css={image && bleedCss}>
      {image ? (
        <div css={pictureCss}>
          <Picture media={image} position="50% 60%" slot={SLOT} css={imageCss} />
        </div>
      ) : null}
      <Container css={image && splitCss}>
        <Stack gap={6} align="start" css={textCss}>
          {kicker ? <Kicker>{kicker}</Kicker> : null}
          <h2 id={HEAD_ID}>
            <Highlighted text={title} />
          </h2>
          <p css={bodyCss}>{body}</p>
          <StatRow stats={stats} />
          <CmsLink link={cta ?? FALLBACK_CTA} icon="arrow-right" variant="secondary" />
        </Stack>
      </Container>
    </Section>
  );
}

const SLOT: PictureSlot = [
  { from: 'lg', width: '50vw', ratio: 1 },
  { width: '100vw', ratio: 1.43 },
];

const bleedCss = css({
  paddingTop: 0,
  [mq.lg]: { display: 'grid', alignItems: 'center', minHeight: 'min(46rem, 56vw)', padding: 0 },
});

const pictureCss = css({
  [mq.lg]: { position: 'absolute', inset: '0 50% 0 0' },
});

const imageCss = css({
  display: 'block',
  width: '100%',
  height: 'clamp(16rem, 70vw, 30rem)',
  objectFit: 'cover',
  [mq.lg]: { height: '100%' },
});

const splitCss = css({
  [mq.lg]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const textCss = css({
  [mq.belowLg]: { paddingTop: space[9] },
  [mq.lg]: { gridColumn: 2, paddingBlock: space.section, paddingLeft: 'clamp(3rem, 6vw, 6rem)' },
});

const bodyCss = css({ ...typeset.lead, fontSize: typeset.body.fontSize, lineHeight: 1.65 });

export const aboutSectionFields = graphql`
  fragment AboutSectionFields on STRAPI__COMPONENT_SECTIONS_ABOUT {
    kicker
    title
    body
    image {
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
    stats {
      ...StatFields
    }
    cta {
      ...LinkFields
    }
  }
`;
