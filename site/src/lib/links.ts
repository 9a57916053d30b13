type LinkKind = 'page' | 'external' | 'other';

/**
 * Classifies a URL: a page of this site, another site, or one for the browser (#, tel:, mailto:).
 */
export function linkKind(href: string): LinkKind {
  if (/^https?:\/\//i.test(href)) return 'external';
  const isPage = /^\/(?!\/)/.test(href) && !/^\/(api|uploads|static)\//.test(href);
  return isPage ? 'page' : 'other';
}
