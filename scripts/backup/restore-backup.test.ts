import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSqlite, sqliteFile, type DatabaseSettings } from '../lib/database.ts';
import { useTestFolder } from '../lib/use-test-folder.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { uploadsFolder } from './uploads.ts';

const folder = useTestFolder();
const at = (name: string): string => path.join(folder(), name);

/** Creates an installation with one upload and no database. */
function createInstallation(name: string): DatabaseSettings {
  const settings = {
    DATA_DIR: at(name),
    DATABASE_CLIENT: 'sqlite',
    DATABASE_URL: '',
    DATABASE_FILENAME: '',
  } as const;
  mkdirSync(uploadsFolder(settings.DATA_DIR), { recursive: true });
  writeFileSync(path.join(uploadsFolder(settings.DATA_DIR), 'a.png'), `picture of ${name}`);
  return settings;
}

async function createTables(settings: DatabaseSettings, names: string[] = []): Promise<void> {
  const db = openSqlite(sqliteFile(settings));
  await db.schema.createTable('products', (table) => table.text('name'));
  for (const name of names) await db('products').insert({ name });
  await db.destroy();
}

const readUpload = ({ DATA_DIR }: DatabaseSettings): string =>
  readFileSync(path.join(uploadsFolder(DATA_DIR), 'a.png'), 'utf8');

function restore(settings: DatabaseSettings, file: string, safetyBackup?: string) {
  const prepareTables = () => createTables(settings);
  return restoreBackup({
    ...{ settings, file, prepareTables, recordDir: settings.DATA_DIR },
    ...(safetyBackup === undefined ? {} : { safetyBackup }),
  });
}

describe('an installation that lost its database', () => {
  let damaged: DatabaseSettings;

  beforeEach(async () => {
    const source = createInstallation('source');
    await createTables(source, ['Punto de venta']);
    await createBackup(source, at('backup.tar.gz'));
    damaged = createInstallation('damaged');
  });

  test('is restored with `--replace`, after its uploads were saved', async () => {
    const { lines } = await restore(damaged, at('backup.tar.gz'), at('before.tar.gz'));
    expect(lines).toContainEqual({ title: 'Contenido y consultas', expected: 1, found: 1 });
    expect(readUpload(damaged)).toBe('picture of source');
    expect(existsSync(at('before.tar.gz'))).toBe(true);
    // The command that `npm start` prints for a damaged database names the recorded backup.
    expect(existsSync(path.join(damaged.DATA_DIR, 'last-backup.json'))).toBe(false);
  });

  test('cannot be restored from its uploads alone, which the message says how to unpack', async () => {
    await restore(damaged, at('backup.tar.gz'), at('before.tar.gz'));
    const empty = { ...damaged, DATA_DIR: at('empty') };
    await expect(restore(empty, at('before.tar.gz'))).rejects.toMatchObject({
      message: expect.stringContaining('solo lleva archivos subidos') as string,
      hint: expect.stringContaining(`tar -xzf ${at('before.tar.gz')} uploads`) as string,
    });
    expect(existsSync(sqliteFile(empty))).toBe(false);
  });

  test('is not backed up by `npm run backup`', async () => {
    await expect(createBackup(damaged, at('nothing.tar.gz'))).rejects.toThrow(
      'No hay base de datos',
    );
    writeFileSync(sqliteFile(damaged), '');
    await expect(createBackup(damaged, at('nothing.tar.gz'))).rejects.toThrow(
      'La base de datos está vacía',
    );
  });
});
