import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Breadcrumb } from '#src/components/ui/breadcrumb.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { articleCategoryPath } from '#src/lib/article-paths.ts';
import type { Crumb } from '#src/lib/structured-data.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, flex, fontSize, mq, palette, radius, space, typeset } from '#src/theme/tokens.ts';
import { readingMinutes } from '@tequiora/cms/contracts/text-parts.ts';
import { ArticleFacts } from './article-facts.tsx';

type ArticleHeaderProps = {
  article: Queries.ArticleHeaderFieldsFragment & { body: unknown };
  trail: readonly Crumb[];
};

/** Title, summary, author and cover of an article. */
export function ArticleHeader({ article, trail }: ArticleHeaderProps) {
  const { title, summary, date, body, category, author, image } = article;
  return (
    <header css={headerCss}>
      <Container css={contentCss}>
        <Breadcrumb trail={trail} />
        <div css={gridCss}>
          <div css={textCss}>
            {category ? (
              <SmartLink href={articleCategoryPath(category.slug)} css={categoryCss}>
                <Badge css={badgeCss}>{category.name}</Badge>
              </SmartLink>
            ) : null}
            <h1 css={titleCss}>{title}</h1>
            <p css={leadCss}>{summary}</p>
            <div css={bylineCss}>
              {author ? <Author author={author} /> : null}
              <ArticleFacts date={date} minutes={readingMinutes(body)} />
            </div>
          </div>
          <div css={[coverCss, screenOnlyCss]}>
            <Picture
              media={image}
              isPriority
              ratio="4 / 3"
              slot={SLOT}
              placeholder={<PicturePlaceholder name={title} ratio="4 / 3" />}
            />
          </div>
        </div>
      </Container>
    </header>
  );
}

type AuthorProps = { author: NonNullable<Queries.ArticleHeaderFieldsFragment['author']> };

function Author({ author: { name, role, portrait } }: AuthorProps) {
  return (
    <div css={authorCss}>
      <div css={portraitCss}>
        <Picture
          media={portrait}
          ratio="1"
          slot={PORTRAIT_SLOT}
          isDecorative
          placeholder={<PicturePlaceholder name={name} ratio="1" />}
        />
      </div>
      <p css={nameCss}>
        <strong>{name}</strong>
        <span>{role}</span>
      </p>
    </div>
  );
}

const SLOT: PictureSlot = [
  { from: 'xl', width: '36rem' },
  { from: 'lg', width: '44vw' },
  { width: '92vw' },
];

const PORTRAIT_SLOT: PictureSlot = [{ width: '52px' }];

const headerCss = css({
  paddingBlock: `${space[7]} ${space['section-sm']}`,
  background: color.bgSubtle,
});

const contentCss = css({ display: 'grid', gap: 'clamp(1.25rem, 3vw, 2.5rem)' });

const gridCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'center',
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 'clamp(2rem, 4vw, 4.5rem)',
  },
  [mq.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const textCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  justifyItems: 'start',
});

const categoryCss = css({
  display: 'inline-flex',
  borderRadius: radius.sm,
  textDecoration: 'none',
});

const badgeCss = css({ background: palette.blue[100] });

// Smaller than a page title: titles of articles are longer.
const titleCss = css({ ...typeset.h2, textWrap: 'balance' });

const leadCss = css({ ...typeset.lead, color: color.fgMuted, textWrap: 'pretty' });

const bylineCss = css({
  ...flex.wrap,
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[7]}`,
  width: '100%',
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
});

const authorCss = css({ ...flex.row, gap: space[4] });

const portraitCss = css({
  flex: 'none',
  width: '52px',
  height: '52px',
  borderRadius: radius.full,
  overflow: 'hidden',
  [mq.print]: { display: 'none' },
});

const nameCss = css({
  display: 'grid',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  '& strong': { color: color.fg, fontWeight: 600 },
});

const coverCss = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius['2xl'],
  overflow: 'hidden',
});

export const fragment = graphql`
  fragment ArticleHeaderFields on STRAPI_ARTICLE {
    title
    slug
    summary
    date
    updatedAt
    category {
      name
      slug
    }
    author {
      name
      role
      portrait {
        alternativeText
        focalPoint {
          x
          y
        }
        localFile {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 160)
          }
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
  }
`;
