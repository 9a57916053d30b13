import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as generators from './generators.mjs';

/**
 * Returns the source with a text added after a landmark: the last of the given strings, each searched
 * for after the previous one. `isBefore` adds it before that string instead.
 * @param {string} source
 * @param {{ landmark: string[], text: string, isBefore?: boolean }} insertion
 * @throws when a string of the landmark is missing
 */
function insertText(source, { landmark, text, isBefore = false }) {
  let start = 0;
  let end = 0;
  for (const part of landmark) {
    start = source.indexOf(part, end);
    if (start < 0) throw new Error(`the landmark «${part}» is missing`);
    end = start + part.length;
  }
  const cut = isBefore ? start : end;
  return `${source.slice(0, cut).trimEnd()}\n${text}\n${source.slice(cut).replace(/^ *\n/, '')}`.trimStart();
}

/** `npm run new`: each generator changes the files that a recipe in cms/docs/recipes lists. */
export default function plopfile(plop) {
  const root = path.resolve(plop.getDestBasePath());
  const read = (file) => readFileSync(path.join(root, file), 'utf8');

  /** Returns the file below a folder that contains a text. */
  function findFile(folder, text) {
    const files = readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => path.join(folder, file));
    const found = files.find((file) => read(file).includes(text));
    if (!found) throw new Error(`No file in ${folder} contains «${text}».`);
    return found;
  }

  const nodeType = (type) => `STRAPI_${type.replaceAll('-', '_').toUpperCase()}`;
  const pascalCase = plop.getHelper('pascalCase');
  const helpers = {
    nodeType,
    pageFolder: (type) => type.replace(/-page$/, ''),
    pageFile: (type) => findFile('site/src/pages', `page: strapi${pascalCase(type)} {`),
    pagePath: (type) => {
      const entry = new RegExp(`'(/[^']*)': \\{\\s*type: '${type}'`);
      return entry.exec(read('cms/contracts/pages.ts'))?.[1];
    },
    viewFile: (type) => findFile('cms/src/content-model/views/types', `'api::${type}.${type}'`),
  };
  for (const [name, helper] of Object.entries(helpers)) plop.setHelper(name, helper);

  plop.setActionType('insert', (answers, { path: file, landmark, text, isBefore }) => {
    const target = plop.renderString(file, answers);
    const insertion = {
      landmark: landmark.map((part) => plop.renderString(part, answers)),
      text: plop.renderString(text, answers),
      isBefore,
    };
    writeFileSync(path.join(root, target), insertText(read(target), insertion));
    return target;
  });

  // Writes the site's types of a changed schema, sorts the new imports and breaks or joins lines, in a
  // checkout with packages.
  plop.setActionType('tidy', (answers, { files }) => {
    if (!existsSync(path.join(root, 'node_modules'))) return 'skipped';
    const all = [...new Set(files.map((file) => plop.renderString(file, answers)))];
    const code = all.filter((file) => /\.tsx?$/.test(file));
    execFileSync('node', ['--import', 'tsx', 'scripts/generate.ts'], { cwd: root });
    const run = (start, program, ...args) =>
      start('npx', ['--no-install', program, ...args], { cwd: root });
    // Errors remain until `npm run dev` has written the types of new queries.
    run(spawnSync, 'oxlint', '--config', 'scripts/oxlint.config.mjs', '--fix', ...code);
    run(execFileSync, 'oxfmt', ...all);
    return 'generated types, sorted imports, formatted';
  });

  for (const [name, { description, prompts, actions, next }] of Object.entries(generators)) {
    const files = actions.map(({ path: file }) => file);
    const all = [...actions, { type: 'tidy', files }, () => next];
    plop.setGenerator(name, { description, prompts, actions: all });
  }
}
