import type { Core } from '@strapi/strapi';

import { runTogether } from '../../content-model/bulk/run-bulk';
import { suggestAddress } from '../../features/slugs/server/suggest-address';
import type { Context } from '../../platform/http/context';
import { documentsOf } from '../../platform/strapi/documents-of';
import { replaceMethods } from '../../platform/strapi/replace-methods';
import { type UidService } from '../../platform/strapi/uid-service';
import { markListed, markNotOnline, relatedType } from './mark-not-online';
import { nameSingleTypes, type HomepageService } from './name-single-types';
import {
  type DocumentManager,
  type EntryController,
  extractOwnStatus,
  type MetadataService,
  readOwnStatus,
  writeOwnStatus,
} from './own-status';

type Factory<Service> = (context: { strapi: Core.Strapi }) => Service;

type ListAction = Parameters<typeof markListed>[0];

type ContentManager = {
  controllers: {
    'collection-types': EntryController & { find: ListAction };
    relations: Record<'findAvailable' | 'findExisting', ListAction>;
  };
  services: {
    'document-manager': Factory<DocumentManager & BulkManager>;
    'document-metadata': Factory<MetadataService>;
    homepage: Factory<HomepageService>;
    uid: Factory<UidService>;
  };
};

/**
 * UPSTREAM: @strapi/content-manager 5.54 · wraps actions of `collection-types` and `relations`
 * why: lists show entries as online before they are, and single types accept the routes of collections
 * test: cms/tests/api/publication-online.test.ts, cms/tests/api/single-types.test.ts
 * until: lists can show a status of their own, and Strapi checks the kind of a type
 *
 * UPSTREAM: @strapi/content-manager 5.54 · wraps `document-manager` and `homepage`
 * why: bulk actions name the first refusal only, and the home page names single types by their id
 * test: cms/tests/api/publish-errors.test.ts, cms/tests/api/panel.test.ts
 * until: these texts can be changed by settings
 */
export default function extendContentManager(plugin: ContentManager): ContentManager {
  const { controllers, services } = plugin;
  const createManager = services['document-manager'];
  const createMetadata = services['document-metadata'];
  const createHomepage = services.homepage;
  const createUid = services.uid;

  const { 'collection-types': entries, relations } = controllers;
  controllers['collection-types'] = refuseSingleTypes({
    ...extractOwnStatus(entries),
    find: markListed(entries.find, ({ model = '' }) => model),
  });
  controllers.relations = {
    ...relations,
    findAvailable: markListed(relations.findAvailable, relatedType),
    findExisting: markListed(relations.findExisting, relatedType),
  };
  services['document-manager'] = (context) =>
    nameAllRefusals(context.strapi, writeOwnStatus(context.strapi, createManager(context)));
  services['document-metadata'] = (context) =>
    readOwnStatus(context.strapi, createMetadata(context));
  services.homepage = (context) =>
    markNotOnline(context.strapi, nameSingleTypes(createHomepage(context)));
  services.uid = (context) => suggestAddress(context.strapi, createUid(context));
  return plugin;
}

type Count = { count: number };
type Published = readonly unknown[] | undefined;

type BulkManager = {
  publish(id: string, uid: string, options?: object): Promise<Published>;
  delete(id: string, uid: string, options?: object): Promise<unknown>;
  publishMany(uid: string, ids: readonly string[], locale?: unknown): Promise<number>;
  unpublishMany(ids: readonly string[], uid: string, options?: object): Promise<Count>;
  deleteMany(ids: readonly string[], uid: string, options?: object): Promise<Count>;
};

/**
 * Makes the actions for several entries name every entry that they refuse. Strapi runs them at the same
 * time in one transaction and reports the first refusal only.
 */
function nameAllRefusals<Manager extends BulkManager>(
  strapi: Core.Strapi,
  manager: Manager,
): Manager {
  return replaceMethods<BulkManager>(
    { ...manager },
    {
      async publishMany(uid, ids, locale) {
        const results = await runTogether(strapi, uid, ids, (id) =>
          manager.publish(id, uid, { locale, populate: {} }),
        );
        return results.flat().filter(Boolean).length;
      },
      async unpublishMany(ids, uid, options) {
        await runTogether(strapi, uid, ids, (documentId) =>
          documentsOf(strapi, uid).unpublish({ ...options, documentId }),
        );
        return { count: ids.length };
      },
      async deleteMany(ids, uid, options) {
        await runTogether(strapi, uid, ids, (id) => manager.delete(id, uid, options));
        return { count: ids.length };
      },
    },
  ) as Manager;
}

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
function refuseSingleTypes<Controller extends object>(controller: Controller): Controller {
  const actions = controller as Record<string, Action | undefined>;
  const guarded = WRITES.map((name) => [
    name,
    function handle(this: unknown, ctx: Context) {
      const type = strapi.contentTypes[ctx.params.model as 'api::home-page.home-page'];
      if (type?.kind === 'singleType') return Promise.resolve(ctx.notFound());
      return actions[name]?.call(this, ctx);
    },
  ]);
  return replaceMethods({ ...controller }, Object.fromEntries(guarded) as Partial<Controller>);
}
