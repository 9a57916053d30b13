import { ENTRY_PAGES, SINGLE_PAGES } from '../../../../contracts/addresses';
import { leadOf } from '../../../../contracts/composed-page';
import { isRecord } from '../../../../contracts/is-record';
import { fillPlaceholders, type PlaceholderValues } from '../../../../contracts/placeholders';
import { textOf, type Values } from '../../../content-model/entry';

export type SearchText = { text: string; field: string };
type SearchTexts = { title?: SearchText | undefined; description?: SearchText | undefined };

const PRODUCT = 'api::product.product';
const CASE = 'api::case.case';
const PAGE = 'api::page.page';
const ARTICLE = 'api::article.article';
const ARTICLE_CATEGORY = 'api::article-category.article-category';
const SETTINGS = 'api::site-settings.site-settings';
/** Its title is fixed; that of the hero greets. */
const CONTACT = 'api::contact-page.contact-page';

function withPlaceholders(
  shown: SearchText | undefined,
  values: PlaceholderValues | undefined,
): SearchText | undefined {
  return shown && values ? { ...shown, text: fillPlaceholders(shown.text, values) } : shown;
}

/** Returns the entry's own texts, which the site uses for empty SEO fields. */
function ownTexts(uid: string, values: Values): SearchTexts {
  const description = { text: textOf(values.description), field: 'Descripción' };
  if (uid === PRODUCT || uid === ARTICLE_CATEGORY) {
    return { title: { text: textOf(values.name), field: 'Nombre' }, description };
  }
  if (uid === CASE) {
    const text = [textOf(values.client), textOf(values.title)].filter(Boolean).join(': ');
    return { title: { text, field: 'Cliente y título' }, description };
  }
  if (uid === PAGE) {
    const sections = (Array.isArray(values.sections) ? values.sections : []).filter(isRecord);
    const lead = { text: textOf(leadOf(sections)), field: 'Secciones 1 › Descripción' };
    return { title: { text: textOf(values.title), field: 'Título' }, description: lead };
  }
  if (uid === ARTICLE) {
    return {
      title: { text: textOf(values.title), field: 'Título' },
      description: { text: textOf(values.summary), field: 'Resumen' },
    };
  }
  const { hero } = values;
  if (uid === CONTACT || !isRecord(hero)) return {};
  return {
    // The site removes the asterisks that mark highlighted words.
    title: { text: textOf(hero.title).replaceAll('*', ''), field: 'Portada › Título' },
    description: { text: textOf(hero.description), field: 'Portada › Descripción' },
  };
}

/**
 * Returns the title and description of an entry's page for search engines, built like the site does;
 * empty for entries without a page. The settings are included: their description is the default.
 */
export function searchTexts(
  uid: string,
  values: Values,
  placeholders?: PlaceholderValues,
): SearchTexts {
  const hasPage = uid in ENTRY_PAGES || uid in SINGLE_PAGES;
  if (!hasPage && uid !== SETTINGS) return {};
  const seo = isRecord(values.seo) ? values.seo : {};
  const own = ownTexts(uid, values);
  const title = textOf(seo.title);
  const description = textOf(seo.description);
  const shownTitle =
    hasPage && title ? { text: title, field: 'SEO › Título para buscadores' } : own.title;
  const shownDescription = description
    ? { text: description, field: 'SEO › Descripción para buscadores' }
    : own.description;
  return {
    title: withPlaceholders(shownTitle, placeholders),
    description: withPlaceholders(shownDescription, placeholders),
  };
}
