import type { Preview } from '@tequiora/cms/contracts/preview.ts';

/** An entry on its way into the query result of a page. */
export type Draft = {
  /** Its content, in the shape of the fragments. */
  node: Record<string, unknown>;
  /** How the page knows it by now; null when it is not published. */
  publishedAs: Preview['publishedAs'];
};

type List<Node> = { readonly nodes: readonly Node[] };

export function toDraft({ documentId, entry, publishedAs }: Preview): Draft {
  return { node: { id: documentId, ...entry }, publishedAs };
}

/** Whether a node of the page is what is published of the entry. */
export function isSameEntry(node: object, { publishedAs }: Draft): boolean {
  if (!publishedAs) return false;
  if ('slug' in node) return node.slug === publishedAs.slug;
  return 'name' in node && node.name === publishedAs.name;
}

/** The node as the draft has it. What only the build adds, such as the share picture, stays. */
export function withDraft<Node extends object>(node: Node | null, draft: Draft): Node {
  // The seam: the CMS answers by the same models that the fragments are written against.
  return { ...node, ...draft.node } as Node;
}

/** The list with the draft in the place of what is published of it, or at the end when it is new. */
export function listWithDraft<Node extends object>(list: List<Node>, draft: Draft): List<Node> {
  const isListed = list.nodes.some((node) => isSameEntry(node, draft));
  if (!isListed) return { nodes: [...list.nodes, withDraft<Node>(null, draft)] };
  return {
    nodes: list.nodes.map((node) => (isSameEntry(node, draft) ? withDraft(node, draft) : node)),
  };
}

/** The list with the draft where its entries name it. */
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
