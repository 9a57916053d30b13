import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Attribute } from './content-attributes';

export type Schema = {
  kind?: 'collectionType' | 'singleType';
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
  attributes: Record<string, Attribute>;
};
export type Schemas = Readonly<Record<string, Schema>>;

type UidOf = (file: string, folder: string) => string | undefined;

function readFolder(folder: string, uidOf: UidOf): Schemas {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .flatMap((entry) => {
      const uid = uidOf(entry.name, path.basename(entry.parentPath));
      const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
      return uid ? [[uid, JSON.parse(text) as Schema] as const] : [];
    })
    .sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(found);
}

/**
 * Reads the schemas of our types and components by UID, for programs and tests without Strapi.
 * @param sources the folder `src` of the CMS
 */
export function readSchemas(sources: string): { types: Schemas; components: Schemas } {
  return {
    types: readFolder(path.join(sources, 'api'), (file, folder) =>
      file === 'schema.json' ? `api::${folder}.${folder}` : undefined,
    ),
    components: readFolder(
      path.join(sources, 'components'),
      (file, folder) => `${folder}.${path.basename(file, '.json')}`,
    ),
  };
}
