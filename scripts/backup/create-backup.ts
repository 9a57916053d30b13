import { rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BACKUP_RECORD_FILES, type BackupRecord } from '@tequiora/cms/contracts/backups.ts';
import type { DatabaseSettings } from '../lib/database.ts';
import { flush } from '../lib/flush.ts';
import { step } from '../lib/steps.ts';
import { writeJson } from '../lib/write-json.ts';
import { writeArchive } from './archive.ts';
import { explainFailure } from './explain-failure.ts';
import {
  countRows,
  createManifest,
  hasDatabase,
  MANIFEST_NAME,
  type Manifest,
} from './manifest.ts';
import { addRowFiles } from './row-files.ts';
import { takeSnapshot } from './snapshot.ts';
import { withTemporaryPath } from './temporary-paths.ts';
import { uploadName } from './unpack.ts';
import { linkMedia, linkUploads, listUploads, uploadsFolder } from './uploads.ts';
import { withWorkspace } from './workspace.ts';

export type Backup = { manifest: Manifest; record: BackupRecord };

async function write(
  settings: DatabaseSettings,
  { folder, file, mayBeEmpty }: { folder: string; file: string; mayBeEmpty: boolean },
): Promise<Manifest> {
  const uploads = uploadsFolder(settings.DATA_DIR);
  const linked = path.join(folder, 'uploads');
  // Uploads deleted after the snapshot must still be readable; `linkMedia` adds those created since.
  await linkUploads(uploads, linked, await listUploads(uploads));
  const createdAt = new Date().toISOString();
  const snapshot = await takeSnapshot(settings, folder, mayBeEmpty);
  const database = settings.DATABASE_CLIENT;
  return writeArchive(file, async (archive) => {
    const { media, tables } = await step(`Leer la base de datos (${database})`, async () => {
      try {
        return {
          media: await linkMedia(snapshot, uploads, linked),
          tables: await addRowFiles(snapshot, archive, folder),
        };
      } finally {
        await snapshot.close();
      }
    });
    const files: Manifest['files'] = {};
    await step('Guardar los archivos subidos', async () => {
      for (const name of await listUploads(linked)) {
        files[name] = await archive.addFile(uploadName(name), path.join(linked, name));
      }
    });
    const manifest = createManifest({ createdAt, database, tables, files, ...media });
    await archive.addText(MANIFEST_NAME, `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  });
}

/** Renames the finished file durably: it survives a power cut. */
async function renameDurably(partial: string, file: string): Promise<void> {
  await flush(partial);
  await rename(partial, file);
  await flush(path.dirname(file));
}

/**
 * Writes a consistent snapshot of database and uploads to one file, also while the CMS runs. The file
 * appears under its name only when it is complete. With `mayBeEmpty`, a database without tables is
 * accepted: the backup then has only the uploads.
 * @throws UserError when it could not be written
 */
export async function createBackup(
  settings: DatabaseSettings,
  file: string,
  { mayBeEmpty = false }: { mayBeEmpty?: boolean } = {},
): Promise<Backup> {
  const partial = `${file}.part`;
  const work = async (): Promise<Backup> => {
    const manifest = await withWorkspace(settings.DATA_DIR, (folder) =>
      write(settings, { folder, file: partial, mayBeEmpty }),
    );
    await renameDurably(partial, file);
    const record: BackupRecord = {
      finishedAt: new Date().toISOString(),
      file,
      bytes: (await stat(file)).size,
      database: settings.DATABASE_CLIENT,
      rows: countRows(manifest),
      files: Object.keys(manifest.files).length,
      missing: manifest.missing.length,
    };
    // The recorded backup is the one to restore after a failure.
    if (hasDatabase(manifest)) {
      writeJson(path.join(settings.DATA_DIR, BACKUP_RECORD_FILES.backup), record);
    }
    return { manifest, record };
  };
  return explainFailure(`No se pudo escribir el respaldo ${file}.`, async () => {
    // Fails early when the folder is missing or not writable.
    await writeFile(partial, '', { mode: 0o600 });
    return withTemporaryPath(partial, work);
  });
}
