import { fillText, type PlaceholderValues } from '../../../contracts/placeholders';
import { isRecord, textOf, type Values } from '../../publish-rules/entry';

export type SearchText = { text: string; field: string };
type SearchTexts = { title?: SearchText | undefined; description?: SearchText | undefined };

const PRODUCT = 'api::product.product';
const CASE = 'api::case.case';
const SETTINGS = 'api::site-settings.site-settings';
/** Pages whose own title and description stand in for empty SEO fields. */
const WITH_HERO = new Set([
  'api::products-page.products-page',
  'api::services-page.services-page',
  'api::portfolio-page.portfolio-page',
  'api::about-page.about-page',
]);
/** Pages that have SEO fields and otherwise a title of their own. */
const WITH_SEO = new Set([
  'api::home-page.home-page',
  'api::contact-page.contact-page',
  'api::blog-page.blog-page',
  'api::privacy-page.privacy-page',
]);

function filled(
  shown: SearchText | undefined,
  values: PlaceholderValues | undefined,
): SearchText | undefined {
  return shown && values ? { ...shown, text: fillText(shown.text, values) } : shown;
}

/** The entry's own texts, which the site takes where the SEO fields are empty. */
function ownTexts(uid: string, values: Values): SearchTexts {
  const description = { text: textOf(values.description), field: 'Descripción' };
  if (uid === PRODUCT) {
    return { title: { text: textOf(values.name), field: 'Nombre' }, description };
  }
  if (uid === CASE) {
    const text = [textOf(values.client), textOf(values.title)].filter(Boolean).join(': ');
    return { title: { text, field: 'Cliente y título' }, description };
  }
  const { hero } = values;
  if (!WITH_HERO.has(uid) || !isRecord(hero)) return {};
  return {
    title: { text: textOf(hero.title), field: 'Portada › Título' },
    description: { text: textOf(hero.description), field: 'Portada › Descripción' },
  };
}

/**
 * What search engines are told of an entry's page, as the site puts it together; nothing for
 * entries without a page. The settings' description stands on pages that have none.
 */
export function searchTexts(
  uid: string,
  values: Values,
  placeholders?: PlaceholderValues,
): SearchTexts {
  const hasPage = uid === PRODUCT || uid === CASE || WITH_HERO.has(uid) || WITH_SEO.has(uid);
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
    title: filled(shownTitle, placeholders),
    description: filled(shownDescription, placeholders),
  };
}
