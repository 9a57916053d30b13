import type { Context } from '../../platform/http/context';

type Action = (this: unknown, context: Context) => Promise<unknown>;

const WRITES = [
  'create',
  'update',
  'clone',
  'autoClone',
  'delete',
  'publish',
  'unpublish',
  'discard',
  'bulkDelete',
  'bulkPublish',
  'bulkUnpublish',
];

/**
 * Responds with 404 to collection routes for single types, where Strapi checks only permissions.
 */
export function refuseSingleTypes<Controller extends object>(controller: Controller): Controller {
  const actions = controller as Record<string, Action | undefined>;
  const guarded = WRITES.map((name) => [
    name,
    function handle(this: unknown, ctx: Context) {
      const type = strapi.contentTypes[ctx.params.model as 'api::home-page.home-page'];
      if (type?.kind === 'singleType') return Promise.resolve(ctx.notFound());
      return actions[name]?.call(this, ctx);
    },
  ]);
  return { ...controller, ...Object.fromEntries(guarded) } as Controller;
}
