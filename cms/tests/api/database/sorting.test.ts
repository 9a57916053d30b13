import { signInAsSuperAdmin, type PanelStaff } from '../../support/panel-staff';
import { setUpCms } from '../../support/start-cms';

const LIST = '/content-manager/collection-types/api::client.client';
const NAMES = ['Álvaro', 'ana', 'Nube', 'Ñurka', 'Oca', 'Zoe'];

describe('a list of the panel', () => {
  const cms = setUpCms();
  let panel: PanelStaff;
  const list = async (query: string) => {
    const { body } = await panel.call('get', `${LIST}?${query}`).expect(200);
    return body as { results: { name: string }[]; pagination: { total: number } };
  };
  const names = async (query: string) => (await list(query)).results.map(({ name }) => name);

  beforeAll(async () => {
    panel = await signInAsSuperAdmin(cms);
    for (const name of [...NAMES].reverse()) await panel.create(LIST, { name });
  });

  it('sorts names as in Spanish, in both directions', async () => {
    expect(await names('sort=name:ASC')).toEqual(NAMES);
    expect(await names('sort=name:DESC')).toEqual([...NAMES].reverse());
  });

  it('keeps that order across pages, with a search and with filters', async () => {
    expect(await names('sort=name:ASC&page=1&pageSize=4')).toEqual(NAMES.slice(0, 4));
    expect(await names('sort=name:ASC&page=2&pageSize=4')).toEqual(NAMES.slice(4));
    expect(await names('sort=name:ASC&page=3&pageSize=4')).toEqual([]);
    expect(await names('sort=name:ASC&_q=urka')).toEqual(['Ñurka']);
    expect(await names('sort=name:ASC&filters[$and][0][name][$ne]=ana')).toEqual(
      NAMES.filter((name) => name !== 'ana'),
    );
    expect((await list('sort=name:ASC&page=2&pageSize=4')).pagination.total).toBe(NAMES.length);
  });
});
