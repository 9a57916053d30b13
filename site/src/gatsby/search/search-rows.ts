import { isShownSection, leadOf, sectionIds } from '../../../../cms/contracts/composed-page';
import { listPages } from '../../../../cms/contracts/pages';
import { formatRangeWithTerms } from '../../../../cms/contracts/tax';
import { textIn } from '../../../../cms/contracts/text-parts';
import { articlePath, BLOG_PATH } from '../../lib/article-paths';
import type { SearchKind, SearchRow } from '../../lib/site-search';
import type { SearchCard, SearchData, SearchPage } from './search-query';

const PACKAGES_HREF = '/servicios#paquetes';

type Found = {
  id: string;
  kind: SearchKind;
  terms: readonly (string | null | undefined)[];
  text?: string | null;
};

/** Returns the entries whose results show a card, with search terms that the card does not have. */
export function cardedEntries(data: SearchData): Found[] {
  const { systems, products, services, complementary, cases } = data;
  return [
    ...systems.nodes.filter(isListed).map(({ id, subtitle, searchTerms, category, idealFor }) => ({
      id,
      kind: 'system' as const,
      text: subtitle,
      terms: [searchTerms, category, ...idealFor],
    })),
    ...products.nodes.filter(isListed).map(({ id, description, searchTerms, category }) => ({
      id,
      kind: 'product' as const,
      terms: [searchTerms, category?.name, category?.searchTerms, description],
    })),
    ...services.nodes.filter(isListed).map(({ id, category, features }) => ({
      id,
      kind: 'service' as const,
      terms: [category, ...features],
    })),
    ...complementary.nodes.map(({ id, features }) => ({
      id,
      kind: 'service' as const,
      terms: features,
    })),
    ...cases.nodes.filter(isListed).map(({ id, client, system, industry, technologies }) => ({
      id,
      kind: 'case' as const,
      terms: [client, system, industry?.name, ...technologies],
    })),
  ];
}

/**
 * Returns what the search finds: only what search engines may list, in the order of the site.
 * @param cards those of `cardedEntries`, in their order
 */
export function searchRows(data: SearchData, cards: readonly SearchCard[]): SearchRow[] {
  const entries = cardedEntries(data);
  const hidden = new Set<string>(
    fixedPages(data).flatMap(({ path, isHidden }) => (isHidden ? [path] : [])),
  );
  const carded = cards.flatMap(({ href, name, description, price }, index) => {
    const entry = entries[index];
    if (!entry) return [];
    const { kind, terms, text } = entry;
    const others = text ? [description, ...terms] : terms;
    return [makeRow({ kind, href, name, text: text ?? description, price, terms: others })];
  });
  const rows = [...carded, ...packageRows(data), ...articleRows(data), ...pageRows(data)];
  // Entries without a page of their own are hidden with the page that shows them.
  return rows.filter(({ href }) => !(href.includes('#') && hidden.has(href.split('#')[0] ?? '')));
}

function isListed({ seo }: { seo?: { noindex: boolean | null } | null }): boolean {
  return seo?.noindex !== true;
}

type Draft = Pick<SearchRow, 'kind' | 'href' | 'name'> & {
  text?: string | null | undefined;
  price?: string | null | undefined;
  terms?: readonly (string | null | undefined)[];
};

/** Omits empty and repeated values, because the file may have thousands of rows. */
function makeRow({ kind, href, name, text, price, terms = [] }: Draft): SearchRow {
  const words = terms.filter((term) => term && term !== text).join(', ');
  return {
    kind,
    href,
    name,
    ...(text ? { text } : null),
    ...(price ? { price } : null),
    ...(words ? { terms: words } : null),
  };
}

function packageRows({ packages }: SearchData): SearchRow[] {
  return packages.nodes.map(({ name, description, category, idealFor, ...price }) =>
    makeRow({
      kind: 'service',
      href: PACKAGES_HREF,
      name,
      text: description,
      price: formatRangeWithTerms(price),
      terms: [category, ...idealFor],
    }),
  );
}

function articleRows({ articles }: SearchData): SearchRow[] {
  return articles.nodes.filter(isListed).map(({ title, slug, summary, body, category }) =>
    makeRow({
      kind: 'article',
      href: articlePath(slug),
      name: title,
      text: summary,
      terms: [category?.name, ...headingsIn(body)],
    }),
  );
}

/** The whole text of 300 articles would be the most of the file; their headings name what they are about. */
function headingsIn(body: unknown): string[] {
  if (!Array.isArray(body)) return [];
  return body
    .filter((block: { type?: unknown } | null) => block?.type === 'heading')
    .map((block) => textIn(block).trim());
}

function pageRows(data: SearchData): SearchRow[] {
  const fixed = fixedPages(data)
    .filter(({ isHidden, path }) => !isHidden && path !== '/')
    .map(({ path, title, description }) =>
      makeRow({ kind: 'page', href: path, name: title, text: description }),
    );
  const composed = data.pages.nodes.filter(
    (page) => page.visibility !== 'soloEnlace' && isListed(page),
  );
  return [...fixed, ...composed.map(composedRow), ...composed.flatMap(questionRows)];
}

function fixedPages(data: SearchData) {
  return listPages().map(([path, { title }], index) => {
    const page = data[`fixed${index}`];
    const isEmpty = path === BLOG_PATH && data.articles.nodes.length === 0;
    return {
      path,
      title,
      description: page?.seo?.description,
      isHidden: !page || isEmpty || page.seo?.noindex === true,
    };
  });
}

function composedRow({ title, slug, seo, sections }: SearchPage): SearchRow {
  const shown = sections.filter(isShownSection);
  return makeRow({
    kind: 'page',
    href: `/${slug}`,
    name: title,
    text: leadOf(sections) ?? seo?.description,
    terms: shown.map((section) => section.title),
  });
}

/** The questions of a page, with the address of their section. */
function questionRows({ slug, sections }: SearchPage): SearchRow[] {
  const shown = sections.filter(isShownSection);
  const ids = sectionIds(shown);
  return shown.flatMap(({ questions = [] }, index) =>
    questions.map(({ question, answer }) =>
      makeRow({
        kind: 'question',
        href: ids[index] ? `/${slug}#${ids[index]}` : `/${slug}`,
        name: question,
        text: answer,
      }),
    ),
  );
}
