import type { ReactElement } from 'react';
import { iconSvg, svgUrl } from '@tequiora/cms/contracts/logo.ts';

/**
 * Icons for browsers; the manifest has those of the installed app. The first one is inlined,
 * because its request would compete with the picture of the first view.
 */
export const iconLinks: ReactElement[] = [
  <link key="icon-svg" rel="icon" href={svgUrl(iconSvg())} type="image/svg+xml" />,
  <link key="icon-png" rel="icon" href="/icons/icon-32.png" sizes="32x32" type="image/png" />,
  <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
];
