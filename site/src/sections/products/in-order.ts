/** The nodes in the order of the ids that asked for them; a query returns them in its own. */
export function inOrder<Node extends { readonly id: string }>(
  nodes: readonly Node[],
  ids: readonly string[] = [],
): Node[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
