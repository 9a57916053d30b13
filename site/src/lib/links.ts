export type LinkKind = 'page' | 'external' | 'other';

/** A page of this site, another site, or what the browser handles itself (#, tel:, mailto:). */
export function linkKind(href: string): LinkKind {
  if (/^https?:\/\//i.test(href)) return 'external';
  const isPage = /^\/(?!\/)/.test(href) && !/^\/(api|uploads|static)\//.test(href);
  return isPage ? 'page' : 'other';
}

export function isWhatsAppHref(href: string): boolean {
  return href.startsWith('https://wa.me/');
}
