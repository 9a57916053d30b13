import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { mq } from '#src/theme/tokens.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleHeader } from './article-header.tsx';
import { ArticleNeighbours } from './article-neighbours.tsx';
import { articleTrail } from './article-structured-data.ts';
import { RelatedArticles } from './related-articles.tsx';

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
