/**
 * `npm run generate`: writes what follows from the schemas of the CMS, the queries of the site and the
 * description of the variables, and the register of the places that rely on the inside of packages. With `--check` it only compares.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { generateFiles } from './generate/generate-files.ts';
import { generateTypes } from './generate/generate-types.ts';
import { generateVariables } from './generate/generate-variables.ts';
import { formatUpstream, readUpstream } from './generate/upstream.ts';
import { ROOT_DIR } from './lib/dirs.ts';
import { runMain } from './lib/main.ts';
import { Supervisor } from './lib/supervisor.ts';
import { onTermination } from './lib/termination.ts';
import { UserError } from './lib/user-error.ts';

const isCheck = process.argv.includes('--check');

async function formatted(file: string, text: string): Promise<string> {
  const config = await readFile(path.join(ROOT_DIR, '.oxfmtrc.json'), 'utf8');
  const { code, errors } = await format(file, text, JSON.parse(config) as FormatConfig);
  if (errors.length === 0) return code;
  throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
}

/** Writes a file that has changed; with `--check`, throws instead. */
async function update(file: string, text: string): Promise<void> {
  const current = await readFile(path.join(ROOT_DIR, file), 'utf8').catch(() => '');
  if (text === current) return;
  if (!isCheck) return writeFile(path.join(ROOT_DIR, file), text);
  throw new UserError(
    `${file} no corresponde a los esquemas del CMS, a las consultas del sitio, a las variables o al código.`,
    'Escríbelo otra vez con: npm run generate',
  );
}

/** Returns the texts of the files in the checkout that git does not ignore, by path. */
function readSources(): Record<string, string> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { cwd: ROOT_DIR, encoding: 'utf8' }).split('\0');
  const sources = listed.filter((file) => /\.(?:[cm]?js|tsx?)$|^package\.json$/.test(file));
  const existing = sources.filter((file) => existsSync(path.join(ROOT_DIR, file)));
  return Object.fromEntries(
    existing.map((file) => [file, readFileSync(path.join(ROOT_DIR, file), 'utf8')]),
  );
}

/** Returns the version of a package as the workspace of a file finds it. */
function versionOf(name: string, file: string): string | undefined {
  const folders = [file.split('/', 1)[0] ?? '', ''].map((folder) =>
    path.join(ROOT_DIR, folder, 'node_modules', name, 'package.json'),
  );
  const found = folders.find((each) => existsSync(each));
  return found && (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version;
}

async function updateRegister(): Promise<void> {
  const { patches, faults } = readUpstream({ files: readSources(), versionOf });
  const file = 'cms/docs/upstream.md';
  if (faults.length === 0) return update(file, await formatted(file, formatUpstream(patches)));
  throw new UserError(
    `Hay lugares que dependen del interior de un paquete y no están al día:\n${faults.join('\n')}`,
    'Qué hacer: cms/docs/upgrading.md',
  );
}

runMain(async () => {
  const supervisor = new Supervisor();
  onTermination(() => supervisor.stopAll());
  for (const [file, text] of Object.entries(generateFiles())) {
    await update(file, await formatted(file, text));
  }
  const readFile = (file: string) => readFileSync(path.join(ROOT_DIR, file), 'utf8');
  for (const [file, text] of Object.entries(generateVariables(readFile))) await update(file, text);
  await updateRegister();
  // Their tools format them.
  for (const [file, text] of Object.entries(await generateTypes(supervisor))) {
    await update(file, text);
  }
});
