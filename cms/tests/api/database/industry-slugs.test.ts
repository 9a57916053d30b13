import { setUpCms } from '../../support/start-cms';

const INDUSTRY = 'api::industry.industry';
const MIGRATION = '../../../database/migrations/2026.11.28T09.00.00.industry-slugs.js';

describe('the migration of industry addresses', () => {
  const cms = setUpCms();

  const create = (name: string, slug: string) =>
    cms.strapi
      .documents(INDUSTRY)
      .create({ data: { name, slug, icon: 'bed', color: 'sky' }, status: 'published' });

  it('translates those of the first content and keeps edited and taken ones', async () => {
    await create('Salud', 'health');
    await create('Posadas', 'hotel');
    await create('Comercio', 'retail');
    await create('Tiendas', 'comercio');
    const { up } = jest.requireActual<{ up: (database: unknown) => Promise<void> }>(MIGRATION);
    await up(cms.strapi.db.connection);

    const rows = await cms.strapi.db.query(INDUSTRY).findMany({ select: ['name', 'slug'] });
    // A draft and a published row of each.
    expect(rows.map(({ name, slug }) => `${name} ${slug}`).toSorted()).toEqual(
      ['Comercio retail', 'Posadas hotel', 'Salud salud', 'Tiendas comercio'].flatMap((row) => [
        row,
        row,
      ]),
    );
  });
});
