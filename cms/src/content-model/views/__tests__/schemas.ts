import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export type Attribute = {
  type: string;
  relation?: string;
  target?: string;
  component?: string;
  enum?: string[];
};

export type Schema = {
  kind?: 'collectionType' | 'singleType';
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
  attributes: Record<string, Attribute>;
};

const SOURCES = join(__dirname, '..', '..', '..');

function readSchemas(folder: string, uidOf: (file: string, parent: string) => string | undefined) {
  const found = readdirSync(join(SOURCES, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .flatMap((entry) => {
      const uid = uidOf(entry.name, basename(entry.parentPath));
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      return uid ? [[uid, JSON.parse(text) as Schema] as const] : [];
    });
  return Object.fromEntries(found);
}

/** Schemas of our own types, by UID. */
export const TYPES = readSchemas('api', (file, parent) =>
  file === 'schema.json' ? `api::${parent}.${parent}` : undefined,
);

/** Schemas of our components, by UID. */
export const COMPONENTS = readSchemas(
  'components',
  (file, parent) => `${parent}.${basename(file, '.json')}`,
);
