import { Status, Typography } from '@strapi/design-system';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { NOT_ONLINE_LABEL } from '../../../../contracts/publication';

/** The header is the title, the row with the buttons, and the element that holds both and the badge. */
const LEVELS = 4;

/**
 * Returns Strapi's badge «Publicado» in the header of an entry.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · where the badge of an entry is, relative to its title
 * why: the header has no extension point
 * test: site/e2e/publishing/panel.spec.ts
 * until: the badge can be replaced
 */
function findPublishedBadge(): HTMLElement | null {
  let element: Element | null | undefined = document.querySelector('main h1')?.parentElement;
  for (let level = 0; element && level < LEVELS; level += 1) {
    const badge = element.querySelector<HTMLElement>(':scope > * > [data-status]');
    if (badge) return badge.dataset.status === 'published' ? badge : null;
    element = element.parentElement;
  }
  return null;
}

/** Hides that badge while the component is mounted, and returns its place; null while there is none. */
function useBadgePlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    let hidden: HTMLElement | null = null;
    const replace = () => {
      const badge = findPublishedBadge();
      if (badge === hidden) return;
      if (hidden) hidden.style.display = '';
      if (badge) badge.style.display = 'none';
      hidden = badge;
      setPlace(badge?.parentElement ?? null);
    };
    replace();
    const observer = new MutationObserver(replace);
    const options = { subtree: true, childList: true, attributeFilter: ['data-status'] };
    observer.observe(document.querySelector('main') ?? document.body, options);
    return () => {
      observer.disconnect();
      if (hidden) hidden.style.display = '';
    };
  }, []);
  return place;
}

/**
 * Shows in the header of a published entry that it is not online yet, or without a colour that this is
 * not known: Strapi's badge is green as soon as an entry is published.
 */
export function NotOnlineBadge({ isKnown }: { isKnown: boolean }) {
  const place = useBadgePlace();
  if (!place) return null;
  return createPortal(
    <Status variant={isKnown ? 'alternative' : 'secondary'} size="S" role="status">
      <Typography tag="span" variant="omega" fontWeight="bold">
        {isKnown ? NOT_ONLINE_LABEL : 'Publicado'}
      </Typography>
    </Status>,
    place,
  );
}
