import { rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flush } from '../lib/flush.ts';
import { step } from '../lib/steps.ts';
import { writeArchive } from './archive.ts';
import type { DatabaseSettings } from './database.ts';
import { explainFailure } from './explain-failure.ts';
import { holdMedia } from './hold-media.ts';
import { countRows, createManifest, MANIFEST_NAME, type Manifest } from './manifest.ts';
import { recordBackup, type BackupRecord } from './records.ts';
import { addTables } from './row-files.ts';
import { takeSnapshot } from './snapshot.ts';
import { uploadName } from './unpack.ts';
import { holdUploads, listUploads, uploadsFolder } from './uploads.ts';
import { withWorkspace } from './workspace.ts';

export type Backup = { manifest: Manifest; record: BackupRecord };

/** Where a backup is until all of it is there. */
export const halfOf = (file: string): string => `${file}.part`;

async function write(settings: DatabaseSettings, folder: string, file: string): Promise<Manifest> {
  const uploads = uploadsFolder(settings.DATA_DIR);
  const held = path.join(folder, 'uploads');
  // Before the snapshot, for what is deleted after it; and again for what came in between.
  await holdUploads(uploads, held);
  const createdAt = new Date().toISOString();
  const snapshot = await takeSnapshot(settings, folder);
  const database = settings.DATABASE_CLIENT;
  return writeArchive(file, async (archive) => {
    const { media, tables } = await step(`Leer la base de datos (${database})`, async () => ({
      media: await holdMedia(snapshot, uploads, held),
      tables: await addTables(snapshot, archive, folder),
    })).finally(() => snapshot.close());
    const files: Manifest['files'] = {};
    await step('Guardar los archivos subidos', async () => {
      for (const name of await listUploads(held)) {
        files[name] = await archive.addFile(uploadName(name), path.join(held, name));
      }
    });
    const manifest = createManifest({ createdAt, database, tables, files, ...media });
    await archive.addText(MANIFEST_NAME, `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  });
}

/** Names a whole file as it is to be called, so that it outlives a power cut. */
async function putInPlace(half: string, file: string): Promise<void> {
  await flush(half);
  await rename(half, file);
  await flush(path.dirname(file));
}

/**
 * Writes database and uploads, as they are at one moment, to one file, while the CMS may run. The
 * file is there when it is whole.
 * @throws UserError when it could not be written
 */
export async function createBackup(settings: DatabaseSettings, file: string): Promise<Backup> {
  const half = halfOf(file);
  return explainFailure(`No se pudo escribir el respaldo ${file}.`, async () => {
    try {
      // Before any work: the folder may not be there, or not be ours.
      await writeFile(half, '', { mode: 0o600 });
      const manifest = await withWorkspace(settings.DATA_DIR, (folder) =>
        write(settings, folder, half),
      );
      await putInPlace(half, file);
      const record: BackupRecord = {
        finishedAt: new Date().toISOString(),
        file,
        bytes: (await stat(file)).size,
        database: settings.DATABASE_CLIENT,
        rows: countRows(manifest),
        files: Object.keys(manifest.files).length,
        missing: manifest.missing.length,
      };
      recordBackup(settings.DATA_DIR, record);
      return { manifest, record };
    } finally {
      await rm(half, { force: true });
    }
  });
}
