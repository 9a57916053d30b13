import type { ReactElement } from 'react';
import icon from '../../static/icons/icon.svg';

/**
 * The icons that browsers ask for; those of an installed site are in the manifest. The first is in
 * the page itself: a request for it would share the line with the picture of the first view.
 */
export const iconLinks: ReactElement[] = [
  <link key="icon-svg" rel="icon" href={icon} type="image/svg+xml" />,
  <link key="icon-png" rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png" />,
  <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
];
