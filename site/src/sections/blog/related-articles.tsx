import { Grid } from '#src/components/ui/grid.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { BLOG_PATH } from '#src/lib/article-paths.ts';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { ArticleCard } from './article-card.tsx';

type RelatedArticlesProps = {
  articles: readonly (Queries.ArticleCardFieldsFragment & { id: string })[];
};

export function RelatedArticles({ articles }: RelatedArticlesProps) {
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
