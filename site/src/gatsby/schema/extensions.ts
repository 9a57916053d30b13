import type { CreateSchemaCustomizationArgs } from 'gatsby';
import type { ResolverContext } from './resolver-args';

type Resolve = (
  source: Record<string, unknown>,
  args: unknown,
  context: ResolverContext,
  info: { fieldName: string },
) => unknown[];

function linkedNodes(...[source, , { nodeModel }, { fieldName }]: Parameters<Resolve>) {
  return nodeModel.getNodesByIds({ ids: (source[`${fieldName}___NODE`] ?? []) as string[] });
}

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
