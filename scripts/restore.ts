import path from 'node:path';
import { formatComparison } from './backup/comparison.ts';
import { COPY_VARIABLES, withCopy } from './backup/copies/copies.ts';
import { prepareTables } from './backup/prepare-tables.ts';
import { readArguments } from './backup/read-arguments.ts';
import { restoreBackup, type RestoreOptions } from './backup/restore-backup.ts';
import { removeTemporaryPaths } from './backup/temporary-paths.ts';
import { createTrial } from './backup/trial.ts';
import { prepareDataDir } from './lib/data-dir.ts';
import { DATABASE_VARIABLES } from './lib/database.ts';
import { loadEnvFile } from './lib/env-file.ts';
import { readVariables } from './lib/env.ts';
import { runMain } from './lib/main.ts';
import { print } from './lib/print.ts';
import { Supervisor } from './lib/supervisor.ts';
import { onTermination } from './lib/termination.ts';

const USAGE = `En una instalación vacía, con el CMS detenido:
  npm run restore -- ARCHIVO
Donde ya hay contenido, que se guarda antes en otro respaldo, junto a este:
  npm run restore -- ARCHIVO --replace
Para probar que se puede, sin tocar lo que hay:
  npm run restore -- ARCHIVO --test
De una copia fuera de esta máquina: su nombre, o latest, con --copy:
  npm run restore -- latest --copy --test`;

/** Returns the file for the current content: in the folder of the backup that is restored, or in DATA_DIR. */
function safetyBackupFile(folder: string): string {
  const timestamp = new Date().toISOString().replace(/[:.]/g, '-');
  return path.join(folder, `antes-de-restaurar-${timestamp}.tar.gz`);
}

/**
 * `npm run restore -- FILE [--replace | --test] [--copy]`: restores a backup into an empty installation. With `--copy`,
 * FILE is the name of a copy off the machine, or `latest`.
 */
async function main(): Promise<void> {
  const { file, values } = readArguments(
    {
      replace: { type: 'boolean', default: false },
      test: { type: 'boolean', default: false },
      copy: { type: 'boolean', default: false },
    },
    'Falta el respaldo que se restaura.',
    USAGE,
  );
  const { replace, test, copy } = values;
  const { STRAPI_API_URL: cmsUrl, ...env } = readVariables(
    [...DATABASE_VARIABLES, 'STRAPI_API_URL'],
    loadEnvFile(),
  );
  prepareDataDir(env.DATA_DIR);
  const trial = test ? await createTrial(env) : undefined;
  const settings = trial?.settings ?? env;
  const supervisor = new Supervisor();
  const end = async (): Promise<void> => {
    await supervisor.stopAll();
    await trial?.remove();
  };
  onTermination(async () => {
    await end();
    // Last: work that is still running could create its folder again.
    removeTemporaryPaths();
  }, 1);
  const options: Omit<RestoreOptions, 'file'> = {
    settings,
    recordDir: env.DATA_DIR,
    prepareTables: () => prepareTables(settings, supervisor),
    ...(test ? {} : { cmsUrl }),
    ...(replace
      ? { safetyBackup: safetyBackupFile(copy ? env.DATA_DIR : path.dirname(file)) }
      : {}),
  };
  const restoring = copy
    ? withCopy(
        readVariables(COPY_VARIABLES, loadEnvFile()),
        { name: path.basename(file), dataDir: env.DATA_DIR },
        (fetched, copyName) => restoreBackup({ ...options, file: fetched, copyName }),
      )
    : restoreBackup({ ...options, file });
  // oxlint-disable-next-line typescript/no-misused-promises -- `finally` awaits it
  const { manifest, lines } = await restoring.finally(end);
  print(`\n${formatComparison(lines)}`);
  print(`\nRespaldo del ${manifest.createdAt} (${manifest.database}).`);
  print(
    test
      ? 'El respaldo se puede restaurar. La prueba no tocó nada de lo que hay.'
      : 'Restaurado. Todos vuelven a iniciar sesión; el sitio se publica al iniciar el producto.',
  );
}

runMain(main);
