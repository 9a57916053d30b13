import type { CreateSchemaCustomizationArgs } from 'gatsby';

type NodeModel = {
  getNodesByIds: (query: {
    ids: readonly string[];
  }) => ReadonlyArray<Record<string, unknown> | null>;
};
type Resolve = (
  source: Record<string, unknown>,
  args: unknown,
  context: { nodeModel: NodeModel },
  info: { fieldName: string },
) => unknown;

const linkedNodes: (...parameters: Parameters<Resolve>) => Record<string, unknown>[] = (
  source,
  _args,
  context,
  info,
) => {
  const ids = (source[`${info.fieldName}___NODE`] ?? []) as string[];
  return context.nodeModel
    .getNodesByIds({ ids })
    .filter((node): node is Record<string, unknown> => node !== null);
};

const resolveBullets: Resolve = (...parameters) =>
  linkedNodes(...parameters).map((bullet) => bullet.text);

/**
 * Adds field extensions for Strapi's two list formats: `@components` resolves the nodes of a
 * repeatable component, `@bullets` the texts of a list. Both return `[]` for empty lists.
 */
export function createFieldExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'components',
    extend: () => ({ resolve: linkedNodes }),
  });
  actions.createFieldExtension({
    name: 'bullets',
    extend: () => ({ resolve: resolveBullets }),
  });
}
