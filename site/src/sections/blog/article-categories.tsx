import { css } from '@emotion/react';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { articleCategoryPath, BLOG_PATH } from '#src/lib/article-paths.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { flex, fontSize, palette, radius, space } from '#src/theme/tokens.ts';

type ArticleCategoriesProps = {
  categories: readonly { name: string; slug: string }[];
  /** Slug of the category of the list; undefined for all articles. */
  current: string | undefined;
};

/** Links to the lists of the categories. */
export function ArticleCategories({ categories, current }: ArticleCategoriesProps) {
  if (categories.length < 2 && current === undefined) return null;
  const all = { name: 'Todos', href: BLOG_PATH, isCurrent: current === undefined };
  const links = categories.map(({ name, slug }) => ({
    name,
    href: articleCategoryPath(slug),
    isCurrent: slug === current,
  }));
  return (
    <nav aria-label="Temas del blog" css={screenOnlyCss}>
      <ul role="list" css={listCss}>
        {[all, ...links].map(({ name, href, isCurrent }) => (
          <li key={href}>
            <SmartLink href={href} aria-current={isCurrent ? 'page' : undefined} css={chipCss}>
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const listCss = css({ ...flex.wrap, gap: space[3] });

const chipCss = css({
  ...flex.inline,
  minHeight: '44px',
  paddingInline: '16px',
  border: `1px solid ${palette.gray[300]}`,
  borderRadius: radius.full,
  background: palette.gray[0],
  color: palette.gray[700],
  fontSize: fontSize.ui,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { borderColor: palette.gray[500] },
  '&[aria-current]': {
    borderColor: palette.blue[600],
    background: palette.blue[600],
    color: palette.gray[0],
  },
});
