import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Card, cardLinkCss } from '#src/components/ui/card.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { articlePath } from '#src/lib/article-paths.ts';
import { color, flex, fontSize, space, typeset } from '#src/theme/tokens.ts';
import { ArticleFacts } from './article-facts.tsx';

type ArticleCardProps = {
  article: Queries.ArticleCardFieldsFragment;
  /** Level of the heading. */
  level?: 2 | 3;
  isPriority?: boolean;
};

export function ArticleCard({ article, level = 2, isPriority = false }: ArticleCardProps) {
  const { slug, title, summary, date, readingMinutes, category, image } = article;
  const Heading = `h${level}` as const;
  return (
    <Card as="li" isInteractive isFlush>
      <div css={mediaCss}>
        <div data-card-media="" css={slackCss}>
          <Picture
            media={image}
            ratio="16 / 10"
            slot={SLOT}
            isDecorative
            isPriority={isPriority}
            placeholder={<PicturePlaceholder name={title} ratio="16 / 10" />}
          />
        </div>
      </div>
      <div css={bodyCss}>
        {category ? (
          <div>
            <Badge>{category.name}</Badge>
          </div>
        ) : null}
        <Heading css={titleCss}>
          <SmartLink href={articlePath(slug)} css={cardLinkCss}>
            {title}
          </SmartLink>
        </Heading>
        <p css={summaryCss}>{summary}</p>
        <div css={factsCss}>
          <ArticleFacts date={date} minutes={readingMinutes} />
        </div>
      </div>
    </Card>
  );
}

const SLOT: PictureSlot = [
  { from: 'xl', width: '25.25rem' },
  { from: 'lg', width: '30vw' },
  { from: 'md', width: '44vw' },
  { width: '90vw' },
];

const mediaCss = css({ overflow: 'hidden' });

// The picture moves up by 4 px on hover; it is that much taller than its frame.
const slackCss = css({ marginBottom: '-4px' });

const bodyCss = css({
  ...flex.column,
  flex: 1,
  gap: space[4],
  position: 'relative',
  padding: space.card,
  paddingTop: space[6],
  background: color.bgRaised,
});

const titleCss = css({ ...typeset.h4, textWrap: 'balance' });

const summaryCss = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.55,
});

const factsCss = css({ marginTop: 'auto', paddingTop: space[3] });

export const fragment = graphql`
  fragment ArticleCardFields on STRAPI_ARTICLE {
    slug
    title
    summary
    date
    readingMinutes
    category {
      name
    }
    image {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 720, breakpoints: [420, 720])
        }
      }
    }
  }
`;
