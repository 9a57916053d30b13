import type { Core } from '@strapi/strapi';

import { modelOf } from '../../platform/strapi/model';
import { replaceMethods } from '../../platform/strapi/replace-methods';
import { serviceOf } from '../../platform/strapi/service-of';

/**
 * Returns whether the type has a field of its own named `status`, as only types without drafts may.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · wraps `document-metadata`, `document-manager`, create and update
 * why: the content manager treats `status` as the publication status: lists show "published" for every
 * enquiry, and saving is refused as "Invalid status" (https://github.com/strapi/strapi/issues/25018)
 * test: cms/tests/api/panel.test.ts
 * until: Strapi distinguishes its status from a field of that name
 */
function hasOwnStatus(strapi: Core.Strapi, uid: string): boolean {
  const { attributes, options } = modelOf(strapi, uid);
  return 'status' in attributes && options?.draftAndPublish !== true;
}

type Document = { status?: string };

export type MetadataService = {
  getStatus(document: Document, versions?: Document[]): string;
  formatDocumentWithMetadata(
    uid: string,
    document: Document | null,
    options?: object,
  ): Promise<{ data: Document | null; meta: object }>;
};

const PUBLICATION_STATUSES = ['draft', 'published', 'modified'];

/** Preserves a type's own `status`, which the panel would replace with the publication status. */
export function readOwnStatus(strapi: Core.Strapi, metadata: MetadataService): MetadataService {
  return replaceMethods(
    { ...metadata },
    {
      getStatus(document, versions) {
        const own = document.status;
        if (own !== undefined && !PUBLICATION_STATUSES.includes(own)) return own;
        return metadata.getStatus(document, versions);
      },
      async formatDocumentWithMetadata(uid, document, options) {
        const own = document?.status;
        const result = await metadata.formatDocumentWithMetadata.call(this, uid, document, options);
        if (result.data && hasOwnStatus(strapi, uid)) result.data.status = own;
        return result;
      },
    },
  );
}

type Context = {
  params: { model: string };
  request: { body?: Record<string, unknown> };
  state: { userAbility: unknown; ownStatus?: unknown };
};
type Action = (this: unknown, context: Context) => Promise<unknown>;
type Can = (entry: undefined, field: string) => boolean;
type Checkers = {
  create(request: object): { can: Record<'create' | 'update', Can> };
};
type Options = { data?: object };

export type EntryController = Record<'create' | 'update', Action>;
export type DocumentManager = {
  create(uid: string, options?: Options): Promise<unknown>;
  update(id: string, uid: string, options?: Options): Promise<unknown>;
};

function withoutOwnStatus(action: Action, name: 'create' | 'update'): Action {
  return function handle(context) {
    const { model } = context.params;
    const { status, ...body } = context.request.body ?? {};
    if (status !== undefined && hasOwnStatus(strapi, model)) {
      const checkers = serviceOf<Checkers>(strapi, 'plugin::content-manager.permission-checker');
      const checker = checkers.create({ userAbility: context.state.userAbility, model });
      context.request.body = body;
      if (checker.can[name](undefined, 'status')) context.state.ownStatus = status;
    }
    return action.call(this, context);
  };
}

/**
 * Moves a type's own `status` from the body, where Strapi expects a publication status, to the
 * state.
 */
export function extractOwnStatus(controller: EntryController): EntryController {
  return replaceMethods(
    { ...controller },
    {
      create: withoutOwnStatus(controller.create, 'create'),
      update: withoutOwnStatus(controller.update, 'update'),
    },
  );
}

/** Adds the status stored by `extractOwnStatus` to the data. */
export function writeOwnStatus<Manager extends DocumentManager>(
  strapi: Core.Strapi,
  manager: Manager,
): Manager {
  function withOwnStatus(options: Options): Options {
    const status = strapi.requestContext.get()?.state.ownStatus;
    return status === undefined ? options : { ...options, data: { ...options.data, status } };
  }
  return replaceMethods<DocumentManager>(
    { ...manager },
    {
      create: (uid, options = {}) => manager.create(uid, withOwnStatus(options)),
      update: (id, uid, options = {}) => manager.update(id, uid, withOwnStatus(options)),
    },
  ) as Manager;
}
