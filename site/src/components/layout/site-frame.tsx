import { createContext, useContext, type ReactNode } from 'react';
import { listPages } from '@tequiora/cms/contracts/pages.ts';

/** Links of header and footer. */
export type Menu = NonNullable<Queries.SiteFrameQuery['menu']>;
export type MenuEntry = NonNullable<Menu['entries']>[number];
export type Announcement = Queries.SiteFrameQuery['announcements']['nodes'][number];

/** What surrounds every page; `menu` is null while the CMS has none. */
export type SiteFrame = {
  menu: Menu | null;
  /** In their order: a page shows the first that is for it. */
  announcements: readonly Announcement[];
};

function linksOf(place: 'header' | 'footer') {
  return listPages()
    .filter(([, { navigation }]) => navigation?.includes(place))
    .map(([href, { title, label = title }]) => ({ href, label }));
}

/** The menu until staff publish one. */
const DEFAULT_MENU: Menu = {
  entries: linksOf('header').map((entry) => ({ ...entry, links: [] })),
  contactLabel: 'Contáctanos',
  columns: [{ title: 'Enlaces rápidos', links: linksOf('footer') }],
  contactTitle: 'Contacto',
  closing: 'Hecho en Oaxaca',
};

const MenuContext = createContext(DEFAULT_MENU);

type MenuProviderProps = { menu: Menu | null; children: ReactNode };

export function MenuProvider({ menu, children }: MenuProviderProps) {
  return <MenuContext.Provider value={menu ?? DEFAULT_MENU}>{children}</MenuContext.Provider>;
}

export function useMenu(): Menu {
  return useContext(MenuContext);
}

/** Returns true when `path` is the page of a link or below it. */
export function isCurrent(href: string, path: string): boolean {
  const here = path.replace(/\/+$/, '') || '/';
  return href === '/' ? here === '/' : here === href || here.startsWith(`${href}/`);
}

/** Returns the announcement for a page: the first that is for all pages, for it, or for one above it. */
export function findAnnouncement(
  announcements: readonly Announcement[],
  path: string,
): Announcement | undefined {
  return announcements.find(({ pages }) => {
    const chosen = pages ?? [];
    return chosen.length === 0 || chosen.some(({ href }) => isCurrent(href, path));
  });
}
