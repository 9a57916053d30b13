import type { ReactElement } from 'react';

/** The icons that browsers ask for; those of an installed site are in the manifest. */
export const iconLinks: ReactElement[] = [
  <link key="icon-svg" rel="icon" href="/icons/icon.svg" type="image/svg+xml" />,
  <link key="icon-png" rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png" />,
  <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
];
