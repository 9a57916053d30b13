import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { useTestFolder } from '../lib/use-test-folder.ts';
import { writeArchive } from './archive.ts';
import { createManifest, MANIFEST_NAME, type Manifest } from './manifest.ts';
import { rowsName, unpack, uploadName } from './unpack.ts';

const folder = useTestFolder();
let file: string;

beforeEach(() => {
  file = path.join(folder(), 'backup.tar.gz');
  mkdirSync(path.join(folder(), 'out'));
  writeFileSync(path.join(folder(), 'rows'), '{"id":1}\n');
  writeFileSync(path.join(folder(), 'picture'), 'a picture');
});

/** Writes a small backup; `change` alters its manifest. */
async function writeBackup(change: (manifest: Manifest) => object = (manifest) => manifest) {
  await writeArchive(file, async (archive) => {
    const rows = await archive.addFile(rowsName('products'), path.join(folder(), 'rows'));
    const picture = await archive.addFile(uploadName('a.png'), path.join(folder(), 'picture'));
    const manifest = createManifest({
      createdAt: '2026-11-21T12:00:00.000Z',
      database: 'sqlite',
      tables: { products: { rows: 1, columns: ['id'], ...rows } },
      files: { 'a.png': picture },
      missing: [],
      elsewhere: 0,
    });
    await archive.addText(MANIFEST_NAME, JSON.stringify(change(manifest)));
  });
}

const unpackIt = () => unpack(file, path.join(folder(), 'out'));

test('reports a missing backup', async () => {
  await expect(unpackIt()).rejects.toMatchObject({
    message: `No existe el respaldo ${file}.`,
    hint: 'Revisa su nombre y sus permisos, y repite la orden. No se cambió nada.',
  });
});

test('unpacks what was packed', async () => {
  await writeBackup();
  const { tables, product } = await unpackIt();
  expect(tables.products).toMatchObject({ rows: 1, bytes: 9 });
  expect(product).toMatch(/^\d/);
  expect(readFileSync(path.join(folder(), 'out/uploads/a.png'), 'utf8')).toBe('a picture');
});

test('names a file whose content differs from the manifest', async () => {
  await writeBackup((manifest) => ({ ...manifest, files: { 'a.png': { bytes: 9, sha256: '0' } } }));
  await expect(unpackIt()).rejects.toThrow('El respaldo está dañado: uploads/a.png');
});

test('names a missing file', async () => {
  await writeBackup((manifest) => ({
    ...manifest,
    tables: { ...manifest.tables, cases: { rows: 0, columns: [], bytes: 0, sha256: '0' } },
  }));
  await expect(unpackIt()).rejects.toThrow('database/cases.jsonl');
});

test('rejects a newer format and says what to do', async () => {
  await writeBackup((manifest) => ({ ...manifest, version: 2 }));
  await expect(unpackIt()).rejects.toThrow('tiene el formato 2 y esta versión lee el 1');
});

test('rejects an archive that ends before its manifest', async () => {
  await writeArchive(file, (archive) =>
    archive.addFile(uploadName('a.png'), `${folder()}/picture`),
  );
  await expect(unpackIt()).rejects.toThrow('El respaldo está incompleto.');
});

test.each(['../a.png', 'uploads/../../a.png', '/a.png', 'uploads//a.png', 'other/a.png'])(
  'rejects the entry name %s without writing anything',
  async (name) => {
    await writeArchive(file, (archive) => archive.addFile(name, path.join(folder(), 'picture')));
    await expect(unpackIt()).rejects.toThrow('No es un respaldo de este producto.');
    expect(readdirSync(folder()).sort()).toEqual(['backup.tar.gz', 'out', 'picture', 'rows']);
    expect(readdirSync(path.join(folder(), 'out'))).toEqual([]);
  },
);
