import type { Context } from '../../lib/context';

type Action = (this: unknown, context: Context) => Promise<unknown>;

/** The actions of the collection routes that change entries. */
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

/** Closes the collection routes to single types: Strapi looks only at the permission there. */
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
