import path from 'node:path';

import { readSettings } from '../settings';

const root = path.resolve(process.cwd(), '..');

describe('readSettings', () => {
  it('uses .data of the repository by default', () => {
    const settings = readSettings({});
    expect(settings.dataDir).toBe(path.join(root, '.data'));
    expect(settings.database).toEqual({
      client: 'sqlite',
      filename: path.join(root, '.data', 'cms.sqlite'),
    });
    expect(settings.isProxied).toBe(false);
  });

  it('uses DATA_DIR and CMS_PORT', () => {
    const settings = readSettings({ DATA_DIR: '/srv/tequiora', CMS_PORT: '1444' });
    expect(settings.database).toMatchObject({ filename: '/srv/tequiora/cms.sqlite' });
    expect(settings.cmsUrl).toBe('http://127.0.0.1:1444');
  });

  it('requires DATABASE_URL for PostgreSQL', () => {
    expect(() => readSettings({ DATABASE_CLIENT: 'postgres' })).toThrow(/DATABASE_URL is missing/);
    expect(() =>
      readSettings({ DATABASE_CLIENT: 'postgres', DATABASE_URL: 'mysql://localhost/x' }),
    ).toThrow(/DATABASE_URL is malformed/);
  });

  it('limits connections to ten by default and to DATABASE_POOL_MAX when it is set', () => {
    const postgres = { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://a:b@localhost/c' };
    expect(readSettings(postgres).database).toMatchObject({ pool: { min: 0, max: 10 } });
    const custom = { ...postgres, DATABASE_POOL_MIN: '2', DATABASE_POOL_MAX: '20' };
    expect(readSettings(custom).database).toMatchObject({ pool: { min: 2, max: 20 } });
    for (const wrong of ['1', '0', '100', 'x', '-1']) {
      expect(() => readSettings({ ...postgres, DATABASE_POOL_MAX: wrong })).toThrow(/POOL_MAX/);
    }
    expect(() => readSettings({ ...custom, DATABASE_POOL_MIN: '21' })).toThrow(/POOL_MIN/);
  });

  it('enables the first content for DEMO and for FIRST_CONTENT', () => {
    expect(readSettings({}).hasFirstContent).toBe(false);
    expect(readSettings({ DEMO: 'true' })).toMatchObject({ isDemo: true, hasFirstContent: true });
    expect(readSettings({ FIRST_CONTENT: 'true' })).toMatchObject({
      isDemo: false,
      hasFirstContent: true,
    });
  });
});
