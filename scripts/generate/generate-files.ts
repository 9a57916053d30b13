import path from 'node:path';
import type { Attribute } from '../../cms/src/content-model/content-attributes.ts';
import { isPublicType } from '../../cms/src/content-model/public-types.ts';
import { readSchemas, type Schema } from '../../cms/src/content-model/read-schemas.ts';
import { CMS_DIR } from '../lib/dirs.ts';
import { openApiDocument } from './generate-openapi.ts';
import { graphqlType, graphqlUnion, zoneType } from './graphql-type.ts';
import { usedAttributes } from './site-overrides.ts';
import { strapiTypes } from './strapi-types.ts';

const FOLDER = 'site/src/gatsby/generated';
const HEADER = '// Generated from the schemas of the CMS by `npm run generate`.\n\n';

type Entry = [uid: string, schema: Schema];

const { types, components } = readSchemas(path.join(CMS_DIR, 'src'));
const publicTypes = Object.entries(types).filter(([uid, schema]) =>
  isPublicType({ ...schema, uid }),
);

function zoneComponents(attribute: Attribute): readonly string[] {
  return attribute.type === 'dynamiczone' ? attribute.components : [];
}

const zoneParts = new Set(
  publicTypes.flatMap(([uid, schema]) =>
    usedAttributes(uid, schema).flatMap(([, attribute]) => zoneComponents(attribute)),
  ),
);

/** Lists the parts of all dynamic zones, by their union type. */
function listUnions(): string[][] {
  const parts = [...zoneParts];
  const types = [...new Set(parts.map((part) => zoneType([part])))];
  return types.map((type) => parts.filter((part) => zoneType([part]) === type));
}

const usedComponents = new Set(
  [...Object.entries(components), ...publicTypes].flatMap(([uid, schema]) =>
    usedAttributes(uid, schema).flatMap(([, attribute]) =>
      attribute.type === 'component' ? attribute.component : zoneComponents(attribute),
    ),
  ),
);
const siteComponents = Object.entries(components).filter(([uid]) => usedComponents.has(uid));

function optionsOf(kind: Schema['kind']): string {
  const ofKind = publicTypes.filter(([, schema]) => schema.kind === kind);
  return JSON.stringify(strapiTypes(Object.fromEntries(ofKind), components));
}

function graphql(name: string, entries: Entry[]): string {
  const nodes = entries.map(([uid, schema]) => graphqlType(uid, schema));
  const declarations = [...nodes, ...listUnions().map(graphqlUnion)];
  return `export const ${name} = /* GraphQL */ \`${declarations.join('\n\n')}\`;\n`;
}

/** Returns the files that follow from the schemas of the CMS by path, unformatted. */
export function generateFiles(): Record<string, string> {
  return {
    'cms/docs/openapi.json': JSON.stringify(openApiDocument(types)),
    [`${FOLDER}/graphql-types.ts`]:
      HEADER + graphql('graphqlTypes', [...siteComponents, ...publicTypes]),
    [`${FOLDER}/strapi-types.ts`]: `${HEADER}
      export const strapiCollectionTypes = ${optionsOf('collectionType')};
      export const strapiSingleTypes = ${optionsOf('singleType')};
    `,
  };
}
