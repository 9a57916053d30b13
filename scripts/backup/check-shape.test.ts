import type { Knex } from 'knex';
import { UserError } from '../lib/user-error.ts';
import { checkShape } from './check-shape.ts';
import type { Manifest } from './manifest.ts';

const TABLES = [
  { name: 'site_settings_entries', columns: [{ name: 'id', kind: 'boolean' as const }] },
];

const check = (columns: string[], rows = 1) =>
  checkShape({} as Knex, TABLES, {
    folder: '/tmp',
    manifest: {
      product: '1.0.0',
      strapi: '5.54.0',
      tables: { site_settings_entries: { rows, columns } },
    } as unknown as Manifest,
  });

test('accepts the figures that staff typed in an earlier version', async () => {
  const former = ['monthly_sales', 'monthly_sales_change', 'products_change'];
  await check(['id', ...former, 'services_change', 'enquiries_change']);
});

test('rejects a column of a newer version, unless its table is empty', async () => {
  await expect(check(['id', 'mascot'])).rejects.toThrow(UserError);
  await check(['id', 'mascot'], 0);
});
