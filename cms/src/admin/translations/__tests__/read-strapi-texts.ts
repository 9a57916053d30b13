import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Texts = Record<string, string>;

const PREFIXES: Record<string, string> = {
  admin: '',
  'content-manager': 'content-manager.',
  'content-releases': 'content-releases.',
  'content-type-builder': 'content-type-builder.',
  email: 'email.',
  i18n: 'i18n.',
  'plugin-users-permissions': 'users-permissions.',
  'review-workflows': 'review-workflows.',
  upload: 'upload.',
};
// The packages that marketing staff use; the others are settings or part of a paid plan.
const EDITING = ['admin', 'content-manager', 'upload'];
const BEYOND_STAFF = /\/(translations|ee|tests?|Settings|node_modules)\//;

const load = createRequire(__filename);
const packages = dirname(dirname(load.resolve('@strapi/content-manager/package.json')));
const adminOf = (name: string) => join(packages, name, 'dist', 'admin');

function translationsOf(name: string): string | undefined {
  return ['translations', 'admin/src/translations']
    .map((folder) => join(adminOf(name), folder))
    .find((folder) => existsSync(join(folder, 'en.json.js')));
}

/** Returns Strapi's packages with texts of the CMS panel. */
export function listPackages(): string[] {
  return readdirSync(packages).filter((name) => translationsOf(name));
}

export const knownPackages = Object.keys(PREFIXES);

/** Returns Strapi's own texts in one language by the keys that the CMS panel looks up. */
export function readStrapiTexts(language: 'en' | 'es'): Texts {
  const texts = knownPackages.flatMap((name) => {
    const file = join(translationsOf(name) ?? '', `${language}.json.js`);
    const loaded = load(file) as Texts | { default: Texts };
    const own = 'default' in loaded ? loaded.default : loaded;
    return Object.entries(own).map(([key, text]): [string, string] => [PREFIXES[name] + key, text]);
  });
  return Object.fromEntries(texts);
}

function readSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !BEYOND_STAFF.test(file.slice(packages.length)))
    .map((file) => readFileSync(file, 'utf8'));
}

const MESSAGE =
  /\bid:\s*(getTrad\w*\(|getTranslation\w*\()?\s*(['"`])([^'"`\n$]+)\2\s*\)?,\s*default/g;

/** Returns the keys that the code of the staff screens looks up, including undeclared ones. */
export function readUsedKeys(): Set<string> {
  const keys = EDITING.flatMap((name) =>
    readSources(adminOf(name)).flatMap((source) =>
      [...source.matchAll(MESSAGE)].map(
        ([, own, , key = '']) => (own ? (PREFIXES[name] ?? '') : '') + key,
      ),
    ),
  );
  return new Set(keys);
}

type Part = { type: number; value: string; children?: Part[]; options?: Record<string, Options> };
type Options = { value: Part[] };
type Parser = { parse: (text: string, options: { requiresOtherClause: boolean }) => Part[] };

const TAG = 8;
const LITERALS = [0, 7];
// The parser that the CMS panel uses.
const { parse } = createRequire(join(packages, 'admin', 'package.json'))(
  '@formatjs/icu-messageformat-parser',
) as Parser;

/** Returns the names of a text's placeholders and tags, undefined for an invalid message. */
export function placeholdersOf(text: string): string[] | undefined {
  const found = new Set<string>();
  const walk = (parts: Part[]) => {
    for (const { type, value, children = [], options = {} } of parts) {
      if (!LITERALS.includes(type)) found.add(type === TAG ? `<${value}>` : value);
      walk(children);
      Object.values(options).forEach((option) => walk(option.value));
    }
  };
  try {
    walk(parse(text, { requiresOtherClause: false }));
  } catch {
    return undefined;
  }
  return [...found].sort();
}

/** Returns the concatenated code of the CMS panel. */
export function readPanelCode(): string {
  return knownPackages
    .flatMap((name) =>
      readdirSync(adminOf(name), { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
        .filter((entry) => !entry.parentPath.includes('/translations'))
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
    )
    .join('\n');
}
