import type { Preview } from '@tequiora/cms/contracts/preview.ts';

/** A draft to insert into the query result of a page. */
export type Draft = {
  /** Its content, in the shape of the fragments. */
  node: Record<string, unknown>;
  /** Identifies the published version on the page; null when unpublished. */
  publishedAs: Preview['publishedAs'];
};

type List<Node> = { readonly nodes: readonly Node[] };

export function toDraft({ documentId, entry, publishedAs }: Preview): Draft {
  return { node: { id: documentId, ...entry }, publishedAs };
}

/** Returns true when a node of the page is the published version of the entry. */
export function isSameEntry(node: object, { publishedAs }: Draft): boolean {
  if (!publishedAs) return false;
  if ('slug' in node) return node.slug === publishedAs.slug;
  return 'name' in node && node.name === publishedAs.name;
}

/**
 * Returns the node with the draft's fields. Fields that only the build adds, such as the share
 * picture, stay.
 */
export function withDraft<Node extends object>(node: Node | null, draft: Draft): Node {
  // Unchecked cast: the CMS responds with the models that the fragments are written against.
  return { ...node, ...draft.node } as Node;
}

/** Returns the list in which the draft replaces its published version, or is appended when new. */
export function listWithDraft<Node extends object>(list: List<Node>, draft: Draft): List<Node> {
  const isListed = list.nodes.some((node) => isSameEntry(node, draft));
  if (!isListed) return { nodes: [...list.nodes, withDraft<Node>(null, draft)] };
  return {
    nodes: list.nodes.map((node) => (isSameEntry(node, draft) ? withDraft(node, draft) : node)),
  };
}

/** Returns the list with the draft in place of its published version in the relation `name`. */
export function relatedWithDraft<
  Name extends string,
  Node extends { readonly [name in Name]: object | null },
>(list: List<Node>, name: Name, draft: Draft): List<Node> {
  return {
    nodes: list.nodes.map((node) => {
      const related = node[name];
      if (!related || !isSameEntry(related, draft)) return node;
      return { ...node, [name]: withDraft(related, draft) };
    }),
  };
}
