import path from 'node:path';

import { readSettings } from '../settings';

const root = path.resolve(process.cwd(), '..');

describe('readSettings', () => {
  it('keeps everything under .data of the repository by default', () => {
    const settings = readSettings({});
    expect(settings.dataDir).toBe(path.join(root, '.data'));
    expect(settings.database).toEqual({
      client: 'sqlite',
      filename: path.join(root, '.data', 'cms.sqlite'),
    });
    expect(settings.behindProxy).toBe(false);
  });

  it('follows DATA_DIR and the port', () => {
    const settings = readSettings({ DATA_DIR: '/srv/tequiora', CMS_PORT: '1444' });
    expect(settings.database).toMatchObject({ filename: '/srv/tequiora/cms.sqlite' });
    expect(settings.cmsUrl).toBe('http://127.0.0.1:1444');
  });

  it('asks for the address of a PostgreSQL', () => {
    expect(() => readSettings({ DATABASE_CLIENT: 'postgres' })).toThrow(/DATABASE_URL is missing/);
    expect(() =>
      readSettings({ DATABASE_CLIENT: 'postgres', DATABASE_URL: 'mysql://localhost/x' }),
    ).toThrow(/DATABASE_URL is malformed/);
  });

  it('fills an empty CMS in a demonstration, and where it is asked to', () => {
    expect(readSettings({}).hasFirstContent).toBe(false);
    expect(readSettings({ DEMO: 'true' })).toMatchObject({ isDemo: true, hasFirstContent: true });
    expect(readSettings({ FIRST_CONTENT: 'true' })).toMatchObject({
      isDemo: false,
      hasFirstContent: true,
    });
  });
});
