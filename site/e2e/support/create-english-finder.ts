import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CmsEditor } from '../../../scripts/lib/cms-editor.ts';

const PACKAGES = path.resolve(__dirname, '../../../node_modules/@strapi');
const FOLDERS = ['dist/admin/translations', 'dist/admin/admin/src/translations'];

// The Spanish word is identical, or it is a name; see the unit test of our translations.
const SAME_IN_SPANISH = [
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
// Words that never occur in Spanish, to find texts that Strapi hard-codes.
const ENGLISH_WORDS =
  /(?<!\p{L})(the|your|you|this|that|with|and|are|please|loading|click|select|search|delete|remove|create|edit|save|open|close|publish(ed)?|draft|modified|entry|entries|upload|file|folder|field|status|menu bar|add|update|settings|next|previous|notifications|content)(?!\p{L})/iu;
const MIN_LITERAL_LENGTH = 12;

type Texts = Record<string, string>;

const load = createRequire(__filename);

function readTexts(file: string): Texts {
  const loaded = load(file) as Texts | { default: Texts };
  return 'default' in loaded ? (loaded.default as Texts) : loaded;
}

/** Returns every English message that Strapi's packages contribute to the panel. */
function readMessages(): string[] {
  return readdirSync(PACKAGES)
    .flatMap((name) => FOLDERS.map((folder) => path.join(PACKAGES, name, folder, 'en.json.js')))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.values(readTexts(file)))
    .map((message) => message.trim());
}

/** Returns a pattern of the literal parts of a message, or undefined when they are too short. */
function patternOf(message: string): RegExp | undefined {
  let literal = message;
  while (/\{[^{}]*\}/.test(literal)) literal = literal.replace(/\{[^{}]*\}/g, '\uFFFC');
  const parts = literal.split(/\uFFFC|<[^>]*>/).map((part) => part.trim());
  if (!literal.includes('\uFFFC') || parts.join('').length < MIN_LITERAL_LENGTH) return undefined;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[\\s\\S]*')}$`);
}

// Only the dashboard shows them: «question» is also the field that names a question of a page.
const MAILS = 'api::mail.';

/** Returns every enumeration value of our content types and components, except those of mails. */
export async function readOptions(cms: CmsEditor): Promise<string[]> {
  type Model = { uid: string; attributes: Record<string, { enum?: string[] }> };
  type Init = { data: Record<'contentTypes' | 'components', Model[]> };
  const { data } = await cms.call<Init>('GET', '/content-manager/init');
  const ours = data.contentTypes.filter(
    ({ uid }) => uid.startsWith('api::') && !uid.startsWith(MAILS),
  );
  return [...ours, ...data.components]
    .flatMap(({ attributes }) => Object.values(attributes))
    .flatMap((attribute) => attribute.enum ?? []);
}

/**
 * Creates a predicate for texts of the panel: true for an English message of Strapi and for a raw
 * enumeration value such as `store`, alone or in the quotes of the history.
 */
export function createEnglishFinder(options: readonly string[] = []): (text: string) => boolean {
  const codes = new Set(options);
  const allowed = new Set([...SAME_IN_SPANISH, ...NAMES]);
  const messages = new Set(readMessages().filter((message) => /\p{L}/u.test(message)));
  const patterns = [...messages].flatMap((message) => patternOf(message) ?? []);
  return (text) => {
    if (allowed.has(text)) return false;
    const quoted = [...text.matchAll(/“([^”]*)”/g)].map(([, inner = '']) => inner);
    if ([text, ...quoted].some((each) => codes.has(each))) return true;
    const words = text.replace(/https?:\S+/g, '');
    return (
      messages.has(text) ||
      ENGLISH_WORDS.test(words) ||
      patterns.some((pattern) => pattern.test(text))
    );
  };
}
