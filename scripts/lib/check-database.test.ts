import { statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDatabase } from './check-database.ts';
import { openSqlite, type DatabaseSettings } from './database.ts';
import { useTestFolder } from './use-test-folder.ts';

const folder = useTestFolder();
let file: string;
let settings: DatabaseSettings;

beforeEach(async () => {
  file = path.join(folder(), 'cms.sqlite');
  settings = {
    DATA_DIR: folder(),
    DATABASE_CLIENT: 'sqlite',
    DATABASE_URL: '',
    DATABASE_FILENAME: '',
  };
  const db = openSqlite(file);
  await db.schema.createTable('products', (table) => table.text('name'));
  for (let i = 0; i < 100; i += 1) await db('products').insert({ name: 'x'.repeat(3_000) });
  await db.destroy();
});

test('accepts an intact database and a missing one', async () => {
  await expect(checkDatabase(settings)).resolves.toBeUndefined();
  await expect(
    checkDatabase({ ...settings, DATABASE_FILENAME: path.join(folder(), 'new.sqlite') }),
  ).resolves.toBeUndefined();
});

test.each([
  ['cut off', () => truncateSync(file, statSync(file).size / 2)],
  ['something else', () => writeFileSync(file, 'esto no es una base de datos\n'.repeat(1_000))],
])('reports a database that is %s, with the command to restore it', async (_case, damage) => {
  damage();
  writeFileSync(path.join(folder(), 'last-backup.json'), '{"file":"/respaldos/ayer.tar.gz"}');
  await expect(checkDatabase(settings)).rejects.toMatchObject({
    message: expect.stringContaining(`La base de datos ${file} está dañada o cortada`) as string,
    hint: expect.stringContaining('npm run restore -- /respaldos/ayer.tar.gz --replace') as string,
  });
});

test('reports an unreachable PostgreSQL in one sentence, without its password', async () => {
  const url = 'postgres://cms:secreta@127.0.0.1:9/tequiora';
  await expect(
    checkDatabase({ ...settings, DATABASE_CLIENT: 'postgres', DATABASE_URL: url }),
  ).rejects.toMatchObject({
    message: 'No se pudo entrar a PostgreSQL en 127.0.0.1:9/tequiora: ahí no responde nadie.',
    hint: 'Revisa DATABASE_URL y que PostgreSQL esté encendido.',
  });
});
