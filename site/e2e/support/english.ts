import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const PACKAGES = path.resolve(__dirname, '../../../node_modules/@strapi');
const FOLDERS = ['dist/admin/translations', 'dist/admin/admin/src/translations'];

// Spanish has the same word, or it is the name of something; see the unit test of our translations.
const SHARED = [
  'Audio',
  'Color',
  'Editor',
  'Error',
  'General',
  'Roles',
  'Token',
  'Video',
  'Videos',
];
const NAMES = ['DKIM', 'GraphQL', 'JSON', 'OAuth2', 'Sentry', 'UID', 'URL', 'Webhooks', 'X', 'Y'];
// Words that no Spanish sentence has, for what Strapi says without a translation file.
const WORDS =
  /(?<!\p{L})(the|your|you|this|that|with|and|are|please|loading|click|select|search|delete|remove|create|edit|save|open|close|publish(ed)?|draft|modified|entry|entries|upload|file|folder|field|status|menu bar|add|update|settings|next|previous|notifications|content)(?!\p{L})/iu;
const MOST_LITERAL = 12;

type Texts = Record<string, string>;

const load = createRequire(__filename);

function readTexts(file: string): Texts {
  const loaded = load(file) as Texts | { default: Texts };
  return 'default' in loaded ? (loaded.default as Texts) : loaded;
}

/** Every English message that Strapi's packages bring into the panel. */
function readMessages(): string[] {
  return readdirSync(PACKAGES)
    .flatMap((name) => FOLDERS.map((folder) => path.join(PACKAGES, name, folder, 'en.json.js')))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.values(readTexts(file)))
    .map((message) => message.trim());
}

/** The parts of a message that stand outside its placeholders, or nothing when they say too little. */
function patternOf(message: string): RegExp | undefined {
  let literal = message;
  while (/\{[^{}]*\}/.test(literal)) literal = literal.replace(/\{[^{}]*\}/g, '\uFFFC');
  const parts = literal.split(/\uFFFC|<[^>]*>/).map((part) => part.trim());
  if (!literal.includes('\uFFFC') || parts.join('').length < MOST_LITERAL) return undefined;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[\\s\\S]*')}$`);
}

/**
 * Tells whether a text of the panel is one of Strapi's English ones, or an option by its value in the
 * model, such as `store`: alone, or in the quotes in which the history tells it.
 */
export function createEnglishFinder(options: readonly string[] = []): (text: string) => boolean {
  const codes = new Set(options);
  const shared = new Set([...SHARED, ...NAMES]);
  const messages = new Set(readMessages().filter((message) => /\p{L}/u.test(message)));
  const patterns = [...messages].flatMap((message) => patternOf(message) ?? []);
  return (text) => {
    if (shared.has(text)) return false;
    const quoted = [...text.matchAll(/“([^”]*)”/g)].map(([, inner = '']) => inner);
    if ([text, ...quoted].some((each) => codes.has(each))) return true;
    const words = text.replace(/https?:\S+/g, '');
    return (
      messages.has(text) || WORDS.test(words) || patterns.some((pattern) => pattern.test(text))
    );
  };
}
