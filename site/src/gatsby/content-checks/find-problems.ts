import type { EntryReference, FailureReport } from '../build-failure';
import type { CmsSchema } from '../cms-connection';
import { nodeTypeOf } from '../node-type';
import { findAddressProblem } from './address-problem';
import { nameField } from './field-names';
import { hasUnprintable } from './unprintable';

/** A node as gatsby-source-strapi makes it: what belongs to it is named by `<attribute>___NODE`. */
export type ContentNode = { id: string; internal: { type: string } } & Record<string, unknown>;

type Nodes = ReadonlyMap<string, ContentNode>;
type Schemas = ReadonlyMap<string, CmsSchema>;
export type EntryProblem = FailureReport & { entry: EntryReference };

export type Content = {
  nodes: Nodes;
  schemas: Schemas;
  /** Whether the file of a media node exists. */
  hasPicture?: (media: ContentNode) => boolean;
  /** The ids of files that are called pictures and are none. */
  unreadable?: ReadonlySet<string>;
  /** Whether visitors already find an entry at its address, so that another one cannot have it. */
  isOwner?: (entry: ContentNode, schema: CmsSchema) => boolean;
};

type Found = { problem: string; isTransient?: boolean };

function textAt(node: ContentNode, ...names: string[]): string | undefined {
  const found = names.map((name) => node[name]).find((value) => typeof value === 'string' && value);
  return found as string | undefined;
}

function linkedNodes(node: ContentNode, attribute: string, nodes: Nodes): ContentNode[] {
  const ids = [node[`${attribute}___NODE`] ?? []].flat() as string[];
  return ids.flatMap((id) => nodes.get(id) ?? []);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

function findInPictures(
  media: ContentNode[],
  what: string,
  { unreadable, hasPicture = ({ localFile___NODE: id }) => Boolean(id) }: Content,
): Found[] {
  if (!media.every(hasPicture)) {
    return [{ problem: `${what} no se pudo descargar`, isTransient: true }];
  }
  const isUnreadable = media.some((each) => unreadable?.has(String(each.localFile___NODE)));
  return isUnreadable ? [{ problem: `${what} no es una imagen que se pueda abrir` }] : [];
}

/** What is wrong with a node and with the components in it. */
function findIn(node: ContentNode, schema: CmsSchema, content: Content): Found[] {
  const { nodes, schemas } = content;
  return Object.entries(schema.attributes).flatMap(([name, attribute]): Found[] => {
    // Whether what it relates to is published is not its own fault.
    if (attribute.type === 'relation') return [];
    const linked = linkedNodes(node, name, nodes);
    const isMissing = linked.length === 0 && isEmpty(node[name]);
    if (isMissing) {
      const isFault = attribute.required && !attribute.repeatable;
      return isFault ? [{ problem: `falta ${nameField(name)}` }] : [];
    }
    if (attribute.type === 'media') return findInPictures(linked, nameField(name), content);
    if (hasUnprintable(node[name])) {
      return [{ problem: `${nameField(name)} tiene caracteres invisibles que no se admiten` }];
    }
    if (attribute.type === 'blocks') {
      const pictures = linkedNodes(node, `${name}Pictures`, nodes);
      return findInPictures(pictures, `una imagen en ${nameField(name)}`, content);
    }
    const inner = attribute.component && schemas.get(attribute.component);
    if (!inner) return [];
    return linked.flatMap((part) => {
      const title = textAt(part, 'title', 'name', 'label');
      const where = title ? ` en «${title}»` : ` en ${nameField(name)}`;
      return findIn(part, inner, content).map((found) => ({
        ...found,
        problem: found.problem + where,
      }));
    });
  });
}

function toReport(
  node: ContentNode,
  schema: CmsSchema,
  { problem, isTransient }: Found,
): EntryProblem {
  const isSingle = schema.kind === 'singleType';
  const name = (isSingle ? undefined : textAt(node, 'name', 'title')) ?? schema.displayName;
  const label = isSingle ? name : `${schema.displayName} «${name}»`;
  return {
    message: `${label}: ${problem}.`,
    entry: { uid: schema.uid, documentId: String(node.documentId), name },
    ...(isTransient && { isTransient }),
  };
}

/** Entries of one type that ask for the same address; the site has room for one of them. */
function findTwins(
  entries: ContentNode[],
  schema: CmsSchema,
  { isOwner = () => false }: Content,
): EntryProblem[] {
  const bySlug = new Map<string, ContentNode>();
  const ownersFirst = entries.toSorted(
    (a, b) => Number(isOwner(b, schema)) - Number(isOwner(a, schema)),
  );
  return ownersFirst.flatMap((entry) => {
    const slug = textAt(entry, 'slug');
    if (slug === undefined) return [];
    const other = bySlug.get(slug);
    if (!other) {
      bySlug.set(slug, entry);
      return [];
    }
    const name = textAt(other, 'name', 'title') ?? slug;
    const problem = `tiene la misma dirección («${slug}») que «${name}»`;
    return [toReport(entry, schema, { problem })];
  });
}

/** What keeps the published content from becoming a site, in words for staff. */
export function findContentProblems(content: Content): EntryProblem[] {
  const byType = new Map<string, ContentNode[]>();
  for (const node of content.nodes.values()) {
    const known = byType.get(node.internal.type);
    if (known) known.push(node);
    else byType.set(node.internal.type, [node]);
  }
  return [...content.schemas.values()].flatMap((schema) => {
    const entries = schema.uid.startsWith('api::') ? byType.get(nodeTypeOf(schema)) : undefined;
    if (!entries) return [];
    const inEntries = entries.flatMap((entry) =>
      [...findAddressProblem(schema.uid, entry.slug), ...findIn(entry, schema, content)].map(
        (found) => toReport(entry, schema, found),
      ),
    );
    return [...inEntries, ...findTwins(entries, schema, content)];
  });
}
