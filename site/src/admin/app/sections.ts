import type { IconName } from '#src/components/ui/icon.tsx';
import { paths } from '../lib/paths.ts';

type Section = { href: string; label: string; icon: IconName };

/**
 * Sections of the sidebar. Reports have no entry: they open from the overview and the enquiry list.
 */
export const sections: readonly Section[] = [
  { href: paths.overview.to(), label: 'Inicio', icon: 'dashboard' },
  { href: paths.products.to(), label: 'Productos', icon: 'package' },
  { href: paths.services.to(), label: 'Servicios', icon: 'briefcase' },
  { href: paths.enquiries.to(), label: 'Consultas', icon: 'inbox' },
  { href: paths.health.to(), label: 'Salud', icon: 'heart' },
  { href: paths.settings.to(), label: 'Ajustes', icon: 'settings' },
];

/** Returns true when `path` is the section's screen or a screen below it. */
export function isCurrentSection(href: string, path: string): boolean {
  if (href === paths.overview.to()) return path === href || path === paths.reports.pattern;
  if (href === paths.settings.to() && path === paths.personalData.pattern) return true;
  return path === href || path.startsWith(`${href}/`);
}
