import { css } from '@emotion/react';
import { NewsletterForm } from '#src/components/layout/newsletter-form.tsx';
import { Breadcrumb } from '#src/components/ui/breadcrumb.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { Highlighted } from '#src/components/ui/highlighted.tsx';
import { Kicker } from '#src/components/ui/kicker.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { articleListPath, articleCategoryPath, BLOG_PATH } from '#src/lib/article-paths.ts';
import type { Crumb } from '#src/lib/structured-data.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, space, typeset, flex, fontSize, palette, radius } from '#src/theme/tokens.ts';
import { PAGES, type SectionId } from '@tequiora/cms/contracts/pages.ts';
import { ArticleCard } from './article-card.tsx';
import { PageLinks } from './page-links.tsx';

type ArticleCategoriesProps = {
  categories: readonly { name: string; slug: string }[];
  /** Slug of the category of the list; undefined for all articles. */
  current: string | undefined;
};

/** Links to the lists of the categories. */
function ArticleCategories({ categories, current }: ArticleCategoriesProps) {
  if (categories.length < 2 && current === undefined) return null;
  const all = { name: 'Todos', href: BLOG_PATH, isCurrent: current === undefined };
  const links = categories.map(({ name, slug }) => ({
    name,
    href: articleCategoryPath(slug),
    isCurrent: slug === current,
  }));
  return (
    <nav aria-label="Temas del blog" css={screenOnlyCss}>
      <ul role="list" css={categoriesCss}>
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

const categoriesCss = css({ ...flex.wrap, gap: space[3] });

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

type Category = { name: string; slug: string; description?: string | null };

type ArticleListProps = {
  head: Queries.SectionHeadFieldsFragment | null | undefined;
  /** Path of the first page of the list. */
  list: string;
  number: number;
  count: number;
  articles: readonly (Queries.ArticleCardFieldsFragment & { id: string })[];
  categories: readonly Category[];
  /** The category of the list; undefined for all articles. */
  category: Category | undefined;
  trail: readonly Crumb[];
};

const TITLE_ID: SectionId<'/blog'> = 'blog';

/** A page of the list of articles, with the categories and the links to its other pages. */
export function ArticleList({
  head,
  list,
  number,
  count,
  articles,
  categories,
  category,
  trail,
}: ArticleListProps) {
  const title = category?.name ?? head?.title ?? PAGES['/blog'].title;
  const description = category ? category.description : head?.description;
  const kicker = category ? PAGES['/blog'].title : head?.kicker;
  return (
    <>
      <Section tone="subtle" isCompact labelledBy={TITLE_ID} css={headCss}>
        <GrecaField />
        <Container css={contentCss}>
          {category ? <Breadcrumb trail={trail} /> : null}
          <div css={textCss}>
            {kicker ? <Kicker>{kicker}</Kicker> : null}
            <h1 id={TITLE_ID}>
              <Highlighted text={title} />
            </h1>
            {description ? <p css={leadCss}>{description}</p> : null}
          </div>
          <ArticleCategories categories={categories} current={category?.slug} />
        </Container>
      </Section>
      <Section isCompact label="Artículos">
        <Container css={listCss}>
          <Grid as="ul" columns={{ base: 1, md: 2, lg: 3 }}>
            {articles.map((article, index) => (
              <ArticleCard key={article.id} article={article} isPriority={index === 0} />
            ))}
          </Grid>
          <PageLinks number={number} count={count} pathOf={(each) => articleListPath(list, each)} />
          <div css={[newsletterCss, screenOnlyCss]}>
            <p css={newsletterTitleCss}>¿Te avisamos del siguiente?</p>
            <NewsletterForm id="boletin-blog" />
          </div>
        </Container>
      </Section>
    </>
  );
}

const headCss = css({ overflow: 'hidden' });

const contentCss = css({ position: 'relative', display: 'grid', gap: space[8] });

const textCss = css({ display: 'grid', gap: space[5], maxWidth: '48rem' });

const leadCss = css({ ...typeset.lead, color: color.fgMuted, textWrap: 'pretty' });

const listCss = css({ display: 'grid', gap: space[10] });

const newsletterCss = css({ display: 'grid', gap: space[4], maxWidth: '26rem' });

const newsletterTitleCss = css(typeset.h4);
