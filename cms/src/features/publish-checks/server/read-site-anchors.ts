import type { Core } from '@strapi/strapi';

import {
  entryPath,
  isEntryPage,
  SECTION_TYPES,
  SINGLE_PAGES,
} from '../../../../contracts/addresses';
import { isShownSection, sectionIds } from '../../../../contracts/composed-page';
import {
  type ArrangedSection,
  HOME_SECTIONS,
  shownHomeSections,
} from '../../../../contracts/home-sections';
import { sectionsOf } from '../../../../contracts/page-sections';
import { MAIN_ID, PAGE_SECTIONS, type SectionCondition } from '../../../../contracts/pages';
import { query } from '../../../platform/strapi/query';

type Anchors = Map<string, Set<string>>;

const COMPOSED_PAGE = 'api::page.page';
const HOME_PAGE = 'api::home-page.home-page';
const PUBLISHED = { publishedAt: { $notNull: true } };

/** Returns the type whose content decides if a section is rendered; undefined if it always is. */
function decidingType(page: string, condition: SectionCondition): string | undefined {
  if (condition === 'always') return undefined;
  if ('uid' in condition) return condition.uid;
  return Object.keys(SINGLE_PAGES).find((uid) => SINGLE_PAGES[uid] === page);
}

/** Applies the condition of the section's template. */
async function isRendered(
  strapi: Core.Strapi,
  page: string,
  condition: SectionCondition,
): Promise<boolean> {
  const uid = decidingType(page, condition);
  if (uid === undefined || condition === 'always') return true;
  if ('uid' in condition) {
    const where = { ...PUBLISHED, ...condition.where };
    return (await query(strapi, uid).count({ where })) > 0;
  }
  const populate = [...condition.filled];
  const row = await query<Record<string, unknown>>(strapi, uid).findOne({
    where: PUBLISHED,
    populate,
  });
  return populate.every((field) => [row?.[field] ?? []].flat().length > 0);
}

/** Removes the sections of the home page that staff have hidden. */
async function removeHiddenSections(strapi: Core.Strapi, anchors: Anchors): Promise<void> {
  const home = anchors.get('/');
  if (!home) return;
  const row = await query<{ arrangement?: ArrangedSection[] }>(strapi, HOME_PAGE).findOne({
    where: PUBLISHED,
    populate: ['arrangement'],
  });
  const shown = shownHomeSections(row?.arrangement ?? []);
  for (const name of HOME_SECTIONS) if (!shown.includes(name)) home.delete(name);
}

/** Adds the sections of composed pages. */
async function addComposedSections(strapi: Core.Strapi, anchors: Anchors): Promise<void> {
  const rows = await query<{ slug: string; sections?: Record<string, unknown>[] }>(
    strapi,
    COMPOSED_PAGE,
  ).findMany({ where: PUBLISHED, select: ['slug'], populate: ['sections'] });
  for (const { slug, sections = [] } of rows) {
    const ids = sectionIds(sections.filter(isShownSection));
    const ofPage = anchors.get(entryPath(COMPOSED_PAGE, slug) ?? '');
    for (const id of ids) if (id !== undefined) ofPage?.add(id);
  }
}

/** Adds the slugs of the entries that are sections of a page. */
async function addEntries(strapi: Core.Strapi, anchors: Anchors, only?: string): Promise<void> {
  for (const [uid, page] of Object.entries(SECTION_TYPES)) {
    if ((only ?? uid) !== uid) continue;
    const rows = await query<{ slug: string | null }>(strapi, uid).findMany({
      where: PUBLISHED,
      select: ['slug'],
    });
    for (const { slug } of rows) if (slug) anchors.get(page)?.add(slug);
  }
}

/**
 * Returns the anchors of each page that links may use.
 * @param pages the pages of the site
 * @param only restricts the anchors to those that depend on the content of this type
 */
export async function readSiteAnchors(
  strapi: Core.Strapi,
  pages: Iterable<string>,
  only?: string,
): Promise<Anchors> {
  const anchors: Anchors = new Map();
  for (const page of pages) {
    const isKnown = page in PAGE_SECTIONS || isEntryPage(page);
    const ids = new Set(isKnown ? [MAIN_ID] : []);
    for (const [id, condition] of sectionsOf(page)) {
      const uid = decidingType(page, condition);
      if (only !== undefined && uid !== only) continue;
      if (await isRendered(strapi, page, condition)) ids.add(id);
    }
    anchors.set(page, ids);
  }
  await removeHiddenSections(strapi, anchors);
  await addEntries(strapi, anchors, only);
  if ((only ?? COMPOSED_PAGE) === COMPOSED_PAGE) await addComposedSections(strapi, anchors);
  return anchors;
}
