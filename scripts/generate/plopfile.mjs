import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ATTRIBUTES, GENERATORS } from './generators.mjs';

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

  /** Returns the file below the folders that contains all texts. */
  function findFile(folders, ...texts) {
    const files = folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => path.join(folder, file)),
    );
    return files.find((file) => texts.every((text) => read(file).includes(text)));
  }

  function existingFile(folder, text) {
    const found = findFile([folder], text);
    if (!found) throw new Error(`No file in ${folder} contains «${text}».`);
    return found;
  }

  /** Returns a second at which no job runs; several run at every tenth. */
  function freeSecond() {
    const rules = [...read('cms/contracts/jobs.ts').matchAll(/rule: '(\d+) /g)];
    const taken = new Set(rules.map(([, second]) => Number(second)));
    const free = [5, 15, 25, 35, 45, 55, ...Array(60).keys()].find(
      (second) => second % 10 !== 0 && !taken.has(second),
    );
    if (free === undefined) throw new Error('There is a job at every second.');
    return free;
  }

  function existingFolder(folder) {
    if (existsSync(path.join(root, folder))) return folder;
    throw new Error(`There is no folder ${folder}.`);
  }

  const nodeType = (type) => `STRAPI_${type.replaceAll('-', '_').toUpperCase()}`;
  const pascalCase = plop.getHelper('pascalCase');
  const helpers = {
    nodeType,
    pageFolder: (type) => type.replace(/-page$/, ''),
    pageFile: (type) => existingFile('site/src/pages', `page: strapi${pascalCase(type)} {`),
    testDataFile: (type) =>
      findFile(['site/test', 'site/src/pages'], `${pascalCase(type)}Query`, "shareCard: '") ?? '',
    pagePath: (type) => {
      const entry = new RegExp(`'(/[^']*)': \\{\\s*type: '${type}'`);
      return entry.exec(read('cms/contracts/pages.ts'))?.[1];
    },
    viewFile: (type) => existingFile('cms/src/content-model/views/types', `'api::${type}.${type}'`),
    featureFolder: (name) =>
      existingFolder(`cms/src/features/${plop.getHelper('kebabCase')(name)}`),
    freeSecond,
    attributeOf: (kind) => JSON.stringify(ATTRIBUTES[kind]),
    startOfChecks: (severity) =>
      severity === 'error' ? 'const ERRORS: readonly PublishCheck[] = [' : 'warnings: [',
  };
  for (const [name, helper] of Object.entries(helpers)) plop.setHelper(name, helper);

  /**
   * Returns the file that an action changes, and what it then contains; nothing for a file that need not
   * exist.
   */
  function insert(answers, { path: file, landmark, text, isBefore }) {
    const target = plop.renderString(file, answers);
    if (target === '') return {};
    const insertion = {
      landmark: landmark.map((part) => plop.renderString(part, answers)),
      text: plop.renderString(text, answers),
      isBefore,
    };
    return { target, content: insertText(read(target), insertion) };
  }

  plop.setActionType('insert', (answers, action) => {
    const { target, content } = insert(answers, action);
    if (target) writeFileSync(path.join(root, target), content);
    return target ?? 'no file has this data: write it where the type check asks';
  });

  // Before anything is written, so that a wrong answer leaves nothing half done.
  plop.setActionType('verify', (answers, { actions }) => {
    for (const action of actions) {
      const target = path.join(root, plop.renderString(action.path, answers));
      if (action.type === 'insert') insert(answers, action);
      else if (existsSync(target)) throw new Error(`${target} exists already.`);
    }
    return 'nothing exists yet, and all landmarks do';
  });

  // Writes the types of changed schemas and queries, sorts the new imports and breaks or joins lines, in
  // a checkout with packages.
  plop.setActionType('tidy', (answers, { files }) => {
    if (!existsSync(path.join(root, 'node_modules'))) return 'skipped';
    const all = [...new Set(files.map((file) => plop.renderString(file, answers)))].filter(Boolean);
    const code = all.filter((file) => /\.tsx?$/.test(file));
    execFileSync('node', ['--import', 'tsx', 'scripts/generate.ts'], { cwd: root });
    const run = (start, program, ...args) =>
      start('npx', ['--no-install', program, ...args], { cwd: root });
    run(spawnSync, 'oxlint', '--config', 'scripts/oxlint.config.mjs', '--fix', ...code);
    run(execFileSync, 'oxfmt', ...all);
    return 'generated types, sorted imports, formatted';
  });

  for (const [name, { description, prompts, actions, next }] of Object.entries(GENERATORS)) {
    const files = actions.map(({ path: file }) => file);
    const all = [{ type: 'verify', actions }, ...actions, { type: 'tidy', files }, () => next];
    plop.setGenerator(name, { description, prompts, actions: all });
  }
}
