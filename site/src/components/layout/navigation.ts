import { listPages } from '@tequiora/cms/contracts/pages.ts';

type NavigationItem = { href: string; label: string };

function itemsOf(place: 'header' | 'footer'): readonly NavigationItem[] {
  return listPages()
    .filter(([, { navigation }]) => navigation?.includes(place))
    .map(([href, { title, label = title }]) => ({ href, label }));
}

export const mainNavigation = itemsOf('header');

export const footerNavigation = itemsOf('footer');

/** Returns true when `path` is the item's page or below it. */
export function isCurrent(href: string, path: string): boolean {
  const here = path.replace(/\/+$/, '') || '/';
  return href === '/' ? here === '/' : here === href || here.startsWith(`${href}/`);
}
