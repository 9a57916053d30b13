import { articlePath, BLOG_PATH } from '#src/lib/article-paths.ts';
import { Neighbours } from '#src/sections/shared/neighbours.tsx';

type ArticleStub = { slug: string; title: string };

type ArticleNeighboursProps = {
  /** The older article. */
  previous: ArticleStub | undefined;
  /** The newer article. */
  next: ArticleStub | undefined;
};

/** Links to the articles before and after this one; at either end, to the blog. */
export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
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
