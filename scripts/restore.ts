import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatComparison } from './backup/comparison.ts';
import { prepareTables } from './backup/prepare-tables.ts';
import { restoreBackup, type RestoreOptions } from './backup/restore-backup.ts';
import { createTrial } from './backup/trial.ts';
import { prepareDataDir } from './lib/data-dir.ts';
import { ROOT_DIR } from './lib/dirs.ts';
import { loadEnvFile } from './lib/env-file.ts';
import { readVariables } from './lib/env.ts';
import { runMain } from './lib/main.ts';
import { print } from './lib/print.ts';
import { createSupervisor } from './lib/supervisor.ts';
import { onTermination } from './lib/termination.ts';
import { UserError } from './lib/user-error.ts';

const USAGE = `En una instalación vacía, con el CMS detenido:
  npm run restore -- ARCHIVO
Donde ya hay contenido, que se guarda antes en otro respaldo, junto a este:
  npm run restore -- ARCHIVO --replace
Para probar que se puede, sin tocar lo que hay:
  npm run restore -- ARCHIVO --test`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        replace: { type: 'boolean', default: false },
        test: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    if (positionals.length === 1)
      return { ...values, file: path.resolve(ROOT_DIR, ...positionals) };
  } catch {
    // Unknown option: same message.
  }
  throw new UserError('Falta el respaldo que se restaura.', USAGE);
}

/** Returns the file for the current content, next to the backup that is restored. */
function safetyBackupFile(file: string): string {
  const timestamp = new Date().toISOString().replace(/[:.]/g, '-');
  return path.join(path.dirname(file), `antes-de-restaurar-${timestamp}.tar.gz`);
}

/** `npm run restore -- FILE [--replace | --test]`: restores a backup into an empty installation. */
async function main(): Promise<void> {
  const { file, replace, test } = readArguments();
  const { STRAPI_API_URL: cmsUrl, ...env } = readVariables(
    ['DATA_DIR', 'DATABASE_CLIENT', 'DATABASE_URL', 'DATABASE_FILENAME', 'STRAPI_API_URL'],
    loadEnvFile(ROOT_DIR, process.env),
  );
  prepareDataDir(env.DATA_DIR);
  const trial = test ? await createTrial(env) : undefined;
  const settings = trial?.settings ?? env;
  const supervisor = createSupervisor();
  const end = async (): Promise<void> => {
    await supervisor.stopAll();
    await trial?.remove();
  };
  onTermination(end, 1);
  const options: RestoreOptions = {
    settings,
    file,
    recordDir: env.DATA_DIR,
    prepareTables: async () => {
      if (!trial?.hasTables) await prepareTables(settings, supervisor);
    },
    ...(test ? {} : { cmsUrl }),
    ...(replace ? { safetyBackup: safetyBackupFile(file) } : {}),
  };
  // oxlint-disable-next-line typescript/no-misused-promises -- `finally` awaits it
  const { manifest, lines } = await restoreBackup(options).finally(end);
  print(`\n${formatComparison(lines)}`);
  print(`\nRespaldo del ${manifest.createdAt} (${manifest.database}).`);
  print(
    test
      ? 'El respaldo se puede restaurar. La prueba no tocó nada de lo que hay.'
      : 'Restaurado. Todos vuelven a iniciar sesión; el sitio se publica al iniciar el producto.',
  );
}

runMain(main);
