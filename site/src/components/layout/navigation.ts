export type NavigationItem = { href: string; label: string };

export const mainNavigation: readonly NavigationItem[] = [
  { href: '/', label: 'Inicio' },
  { href: '/productos', label: 'Productos' },
  { href: '/servicios', label: 'Servicios' },
  { href: '/portafolio', label: 'Portafolio' },
  { href: '/sobre-nosotros', label: 'Sobre Nosotros' },
  { href: '/contacto', label: 'Contacto' },
];

export const footerNavigation: readonly NavigationItem[] = [
  { href: '/productos', label: 'Productos' },
  { href: '/servicios', label: 'Servicios' },
  { href: '/portafolio', label: 'Portafolio' },
  { href: '/sobre-nosotros', label: 'Sobre Nosotros' },
  { href: '/blog', label: 'Blog' },
];

/** Returns true when `path` is the item's page or below it. */
export function isCurrent(href: string, path: string): boolean {
  const here = path.replace(/\/+$/, '') || '/';
  return href === '/' ? here === '/' : here === href || here.startsWith(`${href}/`);
}
