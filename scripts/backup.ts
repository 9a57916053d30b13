import { existsSync } from 'node:fs';
import { COPY_VARIABLES, sendCopy } from './backup/copies/copies.ts';
import { createBackup, type Backup } from './backup/create-backup.ts';
import { readArguments } from './backup/read-arguments.ts';
import { removeTemporaryPaths } from './backup/temporary-paths.ts';
import { confirm } from './lib/confirm.ts';
import { prepareDataDir } from './lib/data-dir.ts';
import { DATABASE_VARIABLES } from './lib/database.ts';
import { loadEnvFile } from './lib/env-file.ts';
import { readVariables } from './lib/env.ts';
import { runMain } from './lib/main.ts';
import { printError, red, print } from './lib/print.ts';
import { onTermination } from './lib/termination.ts';
import { UserError } from './lib/user-error.ts';

const SHOWN = 10;

function warn({ missing, elsewhere }: Backup['manifest']): void {
  if (missing.length > 0) {
    printError(red(`\nFaltan ${missing.length} archivos que la base de datos nombra:`));
    missing.slice(0, SHOWN).forEach((name) => printError(`  ${name}`));
    if (missing.length > SHOWN) printError(`  … y ${missing.length - SHOWN} más`);
    printError('No están en DATA_DIR/public/uploads; lo demás está en el respaldo.');
  }
  if (elsewhere > 0) {
    printError(
      `\n${elsewhere} archivos están en otro almacén y no en el respaldo: respáldalo aparte.`,
    );
  }
}

/** @throws UserError when an existing file may not be replaced, or there is no terminal to ask in */
async function confirmReplacement(file: string): Promise<void> {
  if (!existsSync(file) || (await confirm(`Ya existe ${file}. ¿Reemplazarlo?`))) return;
  throw new UserError(
    `Ya existe ${file}. No se hizo el respaldo.`,
    'Da otro nombre al respaldo, o añade --replace para reemplazar el que está.',
  );
}

/**
 * `npm run backup -- FILE [--replace] [--copy]`: writes database and uploads to one file, and sends an
 * encrypted copy of it off the machine. The CMS may be running.
 */
async function main(): Promise<void> {
  const { file, values } = readArguments(
    { replace: { type: 'boolean', default: false }, copy: { type: 'boolean', default: false } },
    'Falta el nombre del respaldo.',
    'Por ejemplo: npm run backup -- respaldos/tequiora.tar.gz',
  );
  if (!values.replace) await confirmReplacement(file);
  const env = readVariables(DATABASE_VARIABLES, loadEnvFile());
  // Checked before the backup, which takes longer.
  const copySettings = values.copy ? readVariables(COPY_VARIABLES, loadEnvFile()) : undefined;
  prepareDataDir(env.DATA_DIR);
  onTermination(async () => removeTemporaryPaths(), 1);
  const { manifest, record } = await createBackup(env, file);
  warn(manifest);
  const size = `${(record.bytes / 1024 / 1024).toFixed(1)} MB`;
  const tables = Object.keys(manifest.tables).length;
  print(`\nRespaldo en ${file}`);
  print(`${size}: ${record.rows} filas de ${tables} tablas y ${record.files} archivos.`);
  if (copySettings) {
    const { address, count } = await sendCopy(copySettings, { file, recordDir: env.DATA_DIR });
    print(`La copia cifrada está en ${address}`);
    if (count !== null) print(`Copias que se guardan ahí: ${count}.`);
  }
  print('Lleva datos personales y no lleva los secretos de .env: guarda los dos, por separado.');
}

runMain(main);
