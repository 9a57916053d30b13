/**
 * `npm run generate`: writes what the site knows about the content types of the CMS. With `--check` it
 * only compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { generateFiles } from './generate/generate-files.ts';
import { ROOT_DIR } from './lib/dirs.ts';
import { runMain } from './lib/main.ts';
import { UserError } from './lib/user-error.ts';

runMain(async () => {
  const isCheck = process.argv.includes('--check');
  const config = await readFile(path.join(ROOT_DIR, '.oxfmtrc.json'), 'utf8');
  const options = JSON.parse(config) as FormatConfig;
  for (const [name, text] of Object.entries(generateFiles())) {
    const file = path.join(ROOT_DIR, name);
    const { code: formatted, errors } = await format(file, text, options);
    if (errors.length > 0) {
      throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`);
    }
    const current = await readFile(file, 'utf8').catch(() => '');
    if (formatted === current) continue;
    if (isCheck) {
      throw new UserError(
        `${name} no corresponde a los esquemas del CMS.`,
        'Escríbelo otra vez con: npm run generate',
      );
    }
    await writeFile(file, formatted);
  }
});
