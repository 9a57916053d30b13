import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { confirmReplacement } from './backup/confirm-replacement.ts';
import { createBackup, partialFileOf, type Backup } from './backup/create-backup.ts';
import { prepareDataDir } from './lib/data-dir.ts';
import { ROOT_DIR } from './lib/dirs.ts';
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

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length === 1)
      return { ...values, file: path.resolve(ROOT_DIR, ...positionals) };
  } catch {
    // Unknown option: same message.
  }
  throw new UserError(
    'Falta el nombre del respaldo.',
    'Por ejemplo: npm run backup -- respaldos/tequiora.tar.gz',
  );
}

/**
 * `npm run backup -- FILE [--replace]`: writes database and uploads to one file. The CMS may be
 * running.
 */
async function main(): Promise<void> {
  const { file, replace } = readArguments();
  if (!replace) await confirmReplacement(file);
  const env = readVariables(
    ['DATA_DIR', 'DATABASE_CLIENT', 'DATABASE_URL', 'DATABASE_FILENAME'],
    loadEnvFile(ROOT_DIR, process.env),
  );
  prepareDataDir(env.DATA_DIR);
  onTermination(async () => rmSync(partialFileOf(file), { force: true }), 1);
  const { manifest, record } = await createBackup(env, file);
  warn(manifest);
  const size = `${(record.bytes / 1024 / 1024).toFixed(1)} MB`;
  const tables = Object.keys(manifest.tables).length;
  print(`\nRespaldo en ${file}`);
  print(`${size}: ${record.rows} filas de ${tables} tablas y ${record.files} archivos.`);
  print('Lleva datos personales y no lleva los secretos de .env: guarda los dos, por separado.');
}

runMain(main);
