import type { EntryProblem } from '@tequiora/cms/contracts/site-build.ts';
import { fieldNameOf } from '../../../../cms/contracts/field-names';
import type { CmsSchema } from '../cms-connection';
import { nodeTypeOf } from '../node-type';
import { findSharedReferences } from './find-shared-references';
import { findSlugProblem } from './find-slug-problem';
import { hasUnprintable } from './has-unprintable';

/** A node of gatsby-source-strapi; linked nodes are referenced by `<attribute>___NODE`. */
export type ContentNode = { id: string; internal: { type: string } } & Record<string, unknown>;

type Nodes = ReadonlyMap<string, ContentNode>;
type Schemas = ReadonlyMap<string, CmsSchema>;

type Content = {
  nodes: Nodes;
  schemas: Schemas;
  /** Returns true when the file of a media node exists. */
  hasPicture?: (media: ContentNode) => boolean;
  /** Ids of image files that cannot be decoded. */
  unreadable?: ReadonlySet<string>;
  /**
   * Returns true when the entry already has the URL in the live release; another entry with that
   * URL is then the problem.
   */
  isOwner?: (entry: ContentNode, schema: CmsSchema) => boolean;
};

type NodeProblem = { problem: string; isTransient?: boolean };

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

function findPictureProblems(
  media: ContentNode[],
  label: string,
  { unreadable, hasPicture = ({ localFile___NODE: id }) => Boolean(id) }: Content,
): NodeProblem[] {
  if (!media.every(hasPicture)) {
    return [{ problem: `${label} no se pudo descargar`, isTransient: true }];
  }
  const isUnreadable = media.some((each) => unreadable?.has(String(each.localFile___NODE)));
  return isUnreadable ? [{ problem: `${label} no es una imagen que se pueda abrir` }] : [];
}

/**
 * Returns the problems of a node and of its components, which are nodes of their own: the walker of the
 * CMS visits nested entries only.
 */
function findNodeProblems(node: ContentNode, schema: CmsSchema, content: Content): NodeProblem[] {
  const { nodes, schemas } = content;
  return Object.entries(schema.attributes).flatMap(([name, attribute]): NodeProblem[] => {
    // An unpublished target is not a problem of this entry.
    if (attribute.type === 'relation') return [];
    const linked = linkedNodes(node, name, nodes);
    const isMissing = linked.length === 0 && isEmpty(node[name]);
    if (isMissing) {
      const isProblem = attribute.required && !attribute.repeatable;
      return isProblem ? [{ problem: `falta ${fieldNameOf(name)}` }] : [];
    }
    if (attribute.type === 'media') return findPictureProblems(linked, fieldNameOf(name), content);
    if (hasUnprintable(node[name])) {
      return [{ problem: `${fieldNameOf(name)} tiene caracteres invisibles que no se admiten` }];
    }
    if (attribute.type === 'blocks') {
      const pictures = linkedNodes(node, `${name}Pictures`, nodes);
      return findPictureProblems(pictures, `una imagen en ${fieldNameOf(name)}`, content);
    }
    const componentSchema = attribute.component && schemas.get(attribute.component);
    if (!componentSchema) return [];
    return linked.flatMap((part) => {
      const title = textAt(part, 'title', 'name', 'label');
      const location = title ? ` en «${title}»` : ` en ${fieldNameOf(name)}`;
      return findNodeProblems(part, componentSchema, content).map((found) => ({
        ...found,
        problem: found.problem + location,
      }));
    });
  });
}

function toReport(
  node: ContentNode,
  schema: CmsSchema,
  { problem, isTransient }: NodeProblem,
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

/** Returns entries of a type that share a URL, except the one that keeps it. */
function findDuplicateSlugs(
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

/** Returns what prevents a build from the published content, with messages for staff. */
export function findContentProblems(content: Content): EntryProblem[] {
  const byType = new Map<string, ContentNode[]>();
  for (const node of content.nodes.values()) {
    const group = byType.get(node.internal.type);
    if (group) group.push(node);
    else byType.set(node.internal.type, [node]);
  }
  const entriesOf = (schema: CmsSchema) => byType.get(nodeTypeOf(schema));
  const shared = findSharedReferences([...content.schemas.values()], entriesOf);
  return [...content.schemas.values()].flatMap((schema) => {
    const entries = schema.uid.startsWith('api::') ? entriesOf(schema) : undefined;
    if (!entries) return [];
    const entryProblems = entries.flatMap((entry) =>
      [
        ...findSlugProblem(schema.uid, entry.slug),
        ...(shared.get(entry.id) ?? []),
        ...findNodeProblems(entry, schema, content),
      ].map((found) => toReport(entry, schema, found)),
    );
    return [...entryProblems, ...findDuplicateSlugs(entries, schema, content)];
  });
}
