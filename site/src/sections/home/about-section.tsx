import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { SectionId } from '@tequiora/cms/contracts/anchors.ts';
import { CmsLink } from '#src/components/layout/cms-link.tsx';
import { Picture } from '#src/components/media/picture.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Highlighted } from '#src/components/ui/highlighted.tsx';
import { Kicker } from '#src/components/ui/kicker.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { mq } from '#src/theme/tokens/layout.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';
import { typeset } from '#src/theme/tokens/typography.ts';
import { AboutFigures } from './about-figures.tsx';

type AboutSectionProps = { about: Queries.AboutSectionFieldsFragment | null };

const HEAD_ID: SectionId<'/'> = 'sobre-nosotros';
const FALLBACK_CTA = { label: 'Conócenos', href: '/sobre-nosotros' };

/** Who we are, in one picture and one paragraph. */
export function AboutSection({ about }: AboutSectionProps) {
  if (!about) return null;
  const { kicker, title, body, image, stats, cta } = about;
  return (
    <Section tone="subtle" labelledBy={HEAD_ID}>
      <Container css={[gridCss, image && splitCss]}>
        {image ? (
          <div css={pictureCss}>
            <Picture
              media={image}
              ratio="6 / 5"
              position="50% 60%"
              sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 46vw, 92vw"
            />
            <AboutFigures figures={stats} />
          </div>
        ) : null}
        <Stack gap={6} align="start">
          {kicker ? <Kicker>{kicker}</Kicker> : null}
          <h2 id={HEAD_ID}>
            <Highlighted text={title} />
          </h2>
          <p css={bodyCss}>{body}</p>
          <CmsLink link={cta ?? FALLBACK_CTA} icon="arrow-right" variant="secondary" />
        </Stack>
      </Container>
    </Section>
  );
}

const gridCss = css({ display: 'grid', gap: space[10], alignItems: 'center' });

const splitCss = css({
  [mq.lg]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 'clamp(2.5rem, 6vw, 6rem)',
  },
});

const pictureCss = css({
  position: 'relative',
  '& img': { borderRadius: radius['2xl'] },
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
          gatsbyImageData(layout: CONSTRAINED, width: 1200)
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
