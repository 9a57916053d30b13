import type { EntryProblem } from '@tequiora/cms/contracts/site-build.ts';
import {
  ENTRY_PAGES,
  entryPath,
  FIXED_PAGES,
  isAddress,
  RESERVED_ADDRESSES,
} from '../../../../cms/contracts/addresses';
import { CHAT_TYPES, type ChatThing } from '../../../../cms/contracts/chat-reference';
import { fieldNameOf } from '../../../../cms/contracts/field-names';
import { findReferenceCollisions } from '../../../../cms/contracts/list-chat-links';
import type { CmsSchema } from '../cms-connection';
import { nodeTypeOf } from '../node-type';

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
    return linked.flatMap((part) => {
      const component = attribute.component ?? componentOf(part, attribute, schemas);
      const componentSchema = component && schemas.get(component);
      if (!componentSchema) return [];
      const title = textAt(part, 'title', 'name', 'label');
      const location = title ? ` en «${title}»` : ` en ${fieldNameOf(name)}`;
      return findNodeProblems(part, componentSchema, content).map((found) => ({
        ...found,
        problem: found.problem + location,
      }));
    });
  });
}

/** Returns the component of a part of a dynamic zone. */
function componentOf(
  { strapi_component: uid }: ContentNode,
  { type }: CmsSchema['attributes'][string],
  schemas: Schemas,
): string | undefined {
  return type === 'dynamiczone' && typeof uid === 'string' && schemas.has(uid) ? uid : undefined;
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

type Entry = { id: string } & Record<string, unknown>;
type Thing = ChatThing & { id: string; name: string };

/**
 * Returns a problem, by entry id, for each entry whose chat links have the same reference as others: the
 * CMS could not know the subject of a chat.
 */
function findSharedReferences(
  schemas: readonly CmsSchema[],
  entriesOf: (schema: CmsSchema) => readonly Entry[] | undefined,
): Map<string, { problem: string }[]> {
  const things = CHAT_TYPES.flatMap((type): Thing[] => {
    const schema = schemas.find(({ uid }) => uid === `api::${type}.${type}`);
    const entries = (schema && entriesOf(schema)) ?? [];
    return entries.flatMap(({ id, slug, name, title }) =>
      typeof slug === 'string' ? [{ type, slug, id, name: String(name ?? title) }] : [],
    );
  });
  const problems = new Map<string, { problem: string }[]>();
  for (const [first, second] of findReferenceCollisions(things)) {
    const slugs = [first, second].map(({ page, thing }) => thing?.slug ?? page);
    // Entries with one slug are reported as such.
    if (slugs[0] === slugs[1] || !second.thing) continue;
    const other = first.thing ? `«${first.thing.name}»` : `la página ${first.page}`;
    const problem = `sus enlaces de WhatsApp tienen la misma referencia que los de ${other}; cambia su dirección`;
    problems.set(second.thing.id, [{ problem }]);
  }
  return problems;
}

/**
 * Slugs of the types whose entries have a page. For cases Gatsby slugifies the slug
 * (`portafolio/{StrapiCase.slug}.tsx`), which leaves it unchanged only in this form.
 */
const RULES: Record<string, (slug: string) => boolean> = {
  'api::product.product': (slug) => /^[\w~-][\w.~-]*$/.test(slug),
  'api::flagship-product.flagship-product': isAddress,
  'api::case.case': isAddress,
  'api::page.page': isAddress,
  'api::article.article': isAddress,
  'api::article-category.article-category': isAddress,
};

/** A page of this name would replace the list. */
const RESERVED = 'index';

/** Returns the reason why an entry cannot have a page at its slug, if any. */
function findSlugProblem(uid: string, slug: unknown): { problem: string }[] {
  const isAllowed = RULES[uid];
  // A missing slug is reported with the other required fields.
  if (!isAllowed || typeof slug !== 'string' || slug === '') return [];
  if (slug.toLowerCase() === RESERVED) {
    return [
      { problem: `su dirección («${slug}») es la de la página ${ENTRY_PAGES[uid]?.slice(0, -1)}` },
    ];
  }
  const isFixed = FIXED_PAGES.includes(entryPath(uid, slug) ?? '');
  if (isFixed || (ENTRY_PAGES[uid] === '/' && RESERVED_ADDRESSES.has(slug))) {
    return [{ problem: `su dirección («${slug}») la usa el propio sitio` }];
  }
  if (isAllowed(slug)) return [];
  return [{ problem: `su dirección («${slug}») no puede ser la de una página` }];
}

/** Characters that HTML forbids: control characters, lone surrogates, noncharacters. */
const UNPRINTABLE = /(?![\t\n\f\r])[\p{Cc}\p{Cs}\p{NChar}]/u;

/** Returns true when a value contains, at any depth, text with forbidden characters. */
function hasUnprintable(value: unknown): boolean {
  if (typeof value === 'string') return UNPRINTABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasUnprintable);
}
