import { MAIN_ID, PAGE_SECTIONS, type SectionCondition } from './pages';

const SECTIONS: Readonly<Record<string, Readonly<Record<string, SectionCondition>>>> =
  PAGE_SECTIONS;

/** Returns the sections of a page by id; empty for an unknown page. */
export function sectionsOf(page: string): [string, SectionCondition][] {
  return Object.entries(SECTIONS[page] ?? {});
}

/** Returns the element ids of a page. */
export function sectionIdsOf(page: string): string[] {
  return [MAIN_ID, ...sectionsOf(page).map(([id]) => id)];
}
