import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Card } from '#src/components/ui/card.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { Rating } from '#src/components/ui/rating.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, fontSize, space } from '#src/theme/tokens.ts';
import { columnsFor } from './columns-for.ts';
import type { SectionProps } from './page-section.ts';

type TestimonialsSectionProps = SectionProps<Queries.TestimonialsPartFieldsFragment>;

/** What customers say, in cards. */
export function TestimonialsSection({ content, headId, tone }: TestimonialsSectionProps) {
  const { shownTestimonials: testimonials } = content;
  if (testimonials.length === 0) return null;
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact>
      <Grid as="ul" columns={columnsFor(testimonials.length)} css={listCss}>
        {testimonials.map(({ name, position, company, content: words, rating }, index) => (
          <Card as="li" key={index} css={cardCss}>
            <Rating value={rating} />
            <blockquote css={quoteCss}>{words}</blockquote>
            <p css={authorCss}>
              <strong>{name}</strong>
              <span>{[position, company].filter(Boolean).join(', ')}</span>
            </p>
          </Card>
        ))}
      </Grid>
    </HeadedSection>
  );
}

const listCss = css({ listStyle: 'none' });

const cardCss = css({ gap: space[5], overflowWrap: 'anywhere' });

const quoteCss = css({ flex: 1, color: color.fg });

const authorCss = css({
  display: 'grid',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  '& strong': { color: color.fg, fontWeight: 600 },
});

export const testimonialsPartFields = graphql`
  fragment TestimonialsPartFields on STRAPI__COMPONENT_PAGE_TESTIMONIALS {
    hidden
    kicker
    title
    description
    shownTestimonials {
      name
      position
      company
      content
      rating
    }
  }
`;
