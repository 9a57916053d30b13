import { componentNodeType } from '../../lib/component-node-type';
import type { ResolverArgs, ResolverContext } from './resolver-args';

/** Adds the texts of the contact form, and the version of the privacy notice, to the forms of sections. */
export function addFormTexts({ createResolvers }: ResolverArgs): void {
  createResolvers({
    [componentNodeType('page.form')]: {
      formTexts: {
        type: componentNodeType('sections.form-texts'),
        resolve: async (_section: unknown, _args: unknown, context: ResolverContext) => {
          const page = await readSingle('STRAPI_CONTACT_PAGE', context);
          const id = page?.formTexts___NODE;
          return typeof id === 'string' ? context.nodeModel.getNodeById({ id }) : null;
        },
      },
      privacyVersion: {
        type: 'String',
        resolve: async (_section: unknown, _args: unknown, context: ResolverContext) =>
          (await readSingle('STRAPI_PRIVACY_PAGE', context))?.version ?? null,
      },
    },
  });
}

async function readSingle(
  type: string,
  { nodeModel }: ResolverContext,
): Promise<Record<string, unknown> | undefined> {
  const { entries } = await nodeModel.findAll({ type, query: {} });
  const [node] = entries;
  return node;
}
