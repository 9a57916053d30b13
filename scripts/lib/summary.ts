import path from 'node:path';
import { DEMO_STAFF, PANEL_ROLES, type PanelRoleKey } from '@tequiora/cms/contracts/panel-roles.ts';
import { DASHBOARD_ROLE_NAMES, DEMO_AGENT } from '@tequiora/cms/contracts/session.ts';
import type { Variables } from './env.ts';
import { bold, dim, green, print } from './print.ts';

type Row = { label: string; address: string; account?: string };

export function showSummary(env: Variables, took: string): void {
  const account = (email: string, password: string): string | undefined =>
    env.DEMO ? `${email} · ${password}` : undefined;
  const staff = env.CMS_STAFF_PASSWORD ? (Object.keys(DEMO_STAFF) as PanelRoleKey[]) : [];
  const rows: Row[] = [
    { label: 'Sitio', address: `${env.SITE_PUBLIC_URL}/` },
    {
      label: 'Panel de Administración',
      address: `${env.SITE_PUBLIC_URL}/admin`,
      account: account(env.DASHBOARD_ADMIN_EMAIL, env.DASHBOARD_ADMIN_PASSWORD),
    },
    ...(env.DEMO && env.CMS_STAFF_PASSWORD
      ? [
          {
            label: `  como ${DASHBOARD_ROLE_NAMES.agent}`,
            address: '',
            account: account(DEMO_AGENT, env.CMS_STAFF_PASSWORD),
          },
        ]
      : []),
    {
      label: 'CMS (contenido)',
      address: `${env.CMS_PUBLIC_URL}/admin`,
      account: account(env.CMS_ADMIN_EMAIL, env.CMS_ADMIN_PASSWORD),
    },
    ...(env.DEMO ? staff : []).map((role) => ({
      label: `  como ${PANEL_ROLES[role].name}`,
      address: '',
      account: account(DEMO_STAFF[role], env.CMS_STAFF_PASSWORD),
    })),
    { label: 'Publicador', address: `${env.PUBLISHER_URL}/healthz` },
  ];
  const labelWidth = Math.max(...rows.map(({ label }) => label.length));
  const addressWidth = Math.max(...rows.map(({ address }) => address.length));
  print(`\n${green('✓')} ${bold('Tequiora está en marcha')} ${dim(`(${took})`)}\n`);
  for (const { label, address, account: who } of rows) {
    const line = `  ${label.padEnd(labelWidth)}   ${address.padEnd(addressWidth)}   ${who ?? ''}`;
    print(line.trimEnd());
  }
  print(dim(`\n  Datos en ${env.DATA_DIR}; registros en ${path.join(env.DATA_DIR, 'logs')}`));
  print(dim('  Ctrl-C termina todo.\n'));
}
