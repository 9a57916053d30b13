import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Grid } from '#src/components/ui/grid.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { articlePath, BLOG_PATH } from '#src/lib/article-paths.ts';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { Neighbours } from '#src/sections/shared/neighbours.tsx';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { mq } from '#src/theme/tokens.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleCard } from './article-card.tsx';
import { ArticleHeader } from './article-header.tsx';
import { articleTrail } from './article-structured-data.ts';

type ArticleStub = { slug: string; title: string };

type ArticleNeighboursProps = {
  /** The older article. */
  previous: ArticleStub | undefined;
  /** The newer article. */
  next: ArticleStub | undefined;
};

/** Links to the articles before and after this one; at either end, to the blog. */
function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <Neighbours
      label="Más artículos"
      previous={linkTo('Artículo anterior', previous)}
      next={linkTo('Artículo siguiente', next)}
    />
  );
}

function linkTo(label: string, article: ArticleStub | undefined) {
  return article
    ? { href: articlePath(article.slug), label, title: article.title }
    : { href: BLOG_PATH, label: 'Blog', title: 'Todos los artículos' };
}

type RelatedArticlesProps = {
  articles: readonly (Queries.ArticleCardFieldsFragment & { id: string })[];
};

function RelatedArticles({ articles }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <HeadedSection
      headId="relacionados"
      css={screenOnlyCss}
      title="Sigue *leyendo*"
      action={
        <TextLink href={BLOG_PATH} hasArrow>
          Ver todos los artículos
        </TextLink>
      }
    >
      <Grid as="ul" columns={{ base: 1, md: 2, lg: 3 }}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} level={3} />
        ))}
      </Grid>
    </HeadedSection>
  );
}

/** Everything on the page of an article. */
export function Article({ data }: { data: Queries.ArticlePageQuery }) {
  const { article, linked, related, previous, next, page } = data;
  if (!article) return null;
  return (
    <>
      <article css={articleCss}>
        <ArticleHeader article={article} trail={articleTrail(article)} />
        <ArticleBody article={article} linked={linked} />
      </article>
      <ArticleNeighbours previous={previous[0]} next={next[0]} />
      <RelatedArticles articles={related} />
      <CallToAction content={page?.callToAction} />
    </>
  );
}

// Longer than a sheet, in contrast to the articles that the print styles keep together.
const articleCss = css({ [mq.print]: { breakInside: 'auto' } });

export const fragment = graphql`
  fragment ArticleFields on STRAPI_ARTICLE {
    ...ArticleHeaderFields
    ...ArticleBodyFields
  }
`;
