const BADGES = '[role="status"][aria-label]';
const STATUSES = new Set(['draft', 'published', 'modified', 'not-online']);

/**
 * Gives Strapi's badges with the status of an entry the label that they show. `data-status` keeps the
 * English name. Returns a function that ends it.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · badges have the role `status` and the status as their label
 * why: screen readers read the English name out
 * test: site/e2e/publishing/panel.spec.ts, cms/src/admin/brand/__tests__/label-status-badges.test.ts
 * until: Strapi translates the label
 */
export function labelStatusBadges(): () => void {
  const label = () => {
    for (const badge of document.querySelectorAll<HTMLElement>(BADGES)) {
      const status = badge.getAttribute('aria-label') ?? '';
      if (!STATUSES.has(status)) continue;
      badge.dataset.status = status;
      badge.setAttribute('aria-label', badge.textContent ?? '');
    }
  };
  label();
  const options = { subtree: true, childList: true, attributeFilter: ['aria-label'] };
  const observer = new MutationObserver(label);
  observer.observe(document.body, options);
  return () => observer.disconnect();
}
