import path from 'node:path';
import { DEMO_STAFF, PANEL_ROLES, type PanelRoleKey } from '@tequiora/cms/contracts/panel-roles.ts';
import { DASHBOARD_ROLE_NAMES, DEMO_AGENT } from '@tequiora/cms/contracts/session.ts';
import type { Variables } from './env.ts';
import { bold, dim, green, print, printTable } from './print.ts';

/** Prints the addresses of the product and, in a demonstration, its accounts. */
export function showSummary(env: Variables, took: string): void {
  const account = (email: string, password: string): string =>
    env.DEMO ? `${email} · ${password}` : '';
  const staff = (role: string, email: string): string[][] =>
    env.DEMO && env.CMS_STAFF_PASSWORD
      ? [[`  como ${role}`, '', account(email, env.CMS_STAFF_PASSWORD)]]
      : [];
  const rows = [
    ['Sitio', `${env.SITE_PUBLIC_URL}/`, ''],
    [
      'Panel de Administración',
      `${env.SITE_PUBLIC_URL}/admin`,
      account(env.DASHBOARD_ADMIN_EMAIL, env.DASHBOARD_ADMIN_PASSWORD),
    ],
    ...staff(DASHBOARD_ROLE_NAMES.agent, DEMO_AGENT),
    [
      'CMS (contenido)',
      `${env.CMS_PUBLIC_URL}/admin`,
      account(env.CMS_ADMIN_EMAIL, env.CMS_ADMIN_PASSWORD),
    ],
    ...(Object.keys(DEMO_STAFF) as PanelRoleKey[]).flatMap((role) =>
      staff(PANEL_ROLES[role].name, DEMO_STAFF[role]),
    ),
    ['Publicador', `${env.PUBLISHER_URL}/healthz`, ''],
  ];
  print(`\n${green('✓')} ${bold('Tequiora está en marcha')} ${dim(`(${took})`)}\n`);
  printTable(
    rows.map(([label, ...rest]) => [`  ${label}`, ...rest]),
    '   ',
  );
  print(dim(`\n  Datos en ${env.DATA_DIR}; registros en ${path.join(env.DATA_DIR, 'logs')}`));
  print(dim('  Ctrl-C termina todo.\n'));
}
