import type { FailureReport } from '../build-failure';
import type { CmsSchema } from '../cms-connection';
import { nodeTypeOf } from '../node-type';
import { nameField } from './field-names';

/** A node as gatsby-source-strapi makes it: what belongs to it is named by `<attribute>___NODE`. */
export type ContentNode = { id: string; internal: { type: string } } & Record<string, unknown>;

type Nodes = ReadonlyMap<string, ContentNode>;
type Schemas = ReadonlyMap<string, CmsSchema>;
type HasPicture = (media: ContentNode) => boolean;

function textAt(node: ContentNode, ...names: string[]): string | undefined {
  const found = names.map((name) => node[name]).find((value) => typeof value === 'string' && value);
  return found as string | undefined;
}

function linkedNodes(node: ContentNode, attribute: string, nodes: Nodes): ContentNode[] {
  const ids = [node[`${attribute}___NODE`] ?? []].flat() as string[];
  return ids.flatMap((id) => nodes.get(id) ?? []);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

const notDownloaded = (what: string) => `${what} no se pudo descargar`;

/** What is wrong with a node and with the components in it. */
function findIn(
  node: ContentNode,
  schema: CmsSchema,
  context: { nodes: Nodes; schemas: Schemas; hasPicture: HasPicture },
): string[] {
  const { nodes, schemas, hasPicture } = context;
  return Object.entries(schema.attributes).flatMap(([name, attribute]) => {
    // Whether what it relates to is published is not its own fault.
    if (attribute.type === 'relation') return [];
    const linked = linkedNodes(node, name, nodes);
    const isMissing = linked.length === 0 && isEmpty(node[name]);
    if (isMissing)
      return attribute.required && !attribute.repeatable ? [`falta ${nameField(name)}`] : [];
    if (attribute.type === 'media')
      return linked.every(hasPicture) ? [] : [notDownloaded(nameField(name))];
    if (attribute.type === 'blocks') {
      const pictures = linkedNodes(node, `${name}Pictures`, nodes);
      return pictures.every(hasPicture) ? [] : [notDownloaded(`una imagen en ${nameField(name)}`)];
    }
    const inner = attribute.component && schemas.get(attribute.component);
    if (!inner) return [];
    return linked.flatMap((part) => {
      const title = textAt(part, 'title', 'name', 'label');
      const where = title ? ` en «${title}»` : ` en ${nameField(name)}`;
      return findIn(part, inner, context).map((problem) => problem + where);
    });
  });
}

function toReport(node: ContentNode, schema: CmsSchema, problem: string): FailureReport {
  const isSingle = schema.kind === 'singleType';
  const name = (isSingle ? undefined : textAt(node, 'name', 'title')) ?? schema.displayName;
  const label = isSingle ? name : `${schema.displayName} «${name}»`;
  return {
    message: `${label}: ${problem}.`,
    entry: { uid: schema.uid, documentId: String(node.documentId), name },
  };
}

/** Entries of one type that ask for the same address; the site has room for one of them. */
function findTwins(entries: ContentNode[], schema: CmsSchema): FailureReport[] {
  const bySlug = new Map<string, ContentNode>();
  return entries.flatMap((entry) => {
    const slug = textAt(entry, 'slug');
    if (slug === undefined) return [];
    const other = bySlug.get(slug);
    bySlug.set(slug, entry);
    if (!other) return [];
    const name = textAt(other, 'name', 'title') ?? slug;
    return [toReport(entry, schema, `tiene la misma dirección («${slug}») que «${name}»`)];
  });
}

/**
 * What keeps the published content from becoming a site, in words for staff.
 * @param hasPicture whether the file of a media node exists
 */
export function findContentProblems(
  nodes: Nodes,
  schemas: Schemas,
  hasPicture: HasPicture,
): FailureReport[] {
  const byType = new Map<string, ContentNode[]>();
  for (const node of nodes.values()) {
    byType.set(node.internal.type, [...(byType.get(node.internal.type) ?? []), node]);
  }
  return [...schemas.values()].flatMap((schema) => {
    const entries = schema.uid.startsWith('api::') ? byType.get(nodeTypeOf(schema)) : undefined;
    if (!entries) return [];
    const inEntries = entries.flatMap((entry) =>
      findIn(entry, schema, { nodes, schemas, hasPicture }).map((problem) =>
        toReport(entry, schema, problem),
      ),
    );
    return [...inEntries, ...findTwins(entries, schema)];
  });
}
