import type { Core } from '@strapi/strapi';

export type UidRequest = { contentTypeUID: string; field: string; data?: Record<string, unknown> };

type Unique = { contentTypeUID: string; field: string; value: string };

/** Service of the content manager that generates slugs. */
export type UidService = {
  generateUIDField: (request: UidRequest) => Promise<string>;
  findUniqueUID: (request: Unique) => Promise<string>;
};

/**
 * Returns the service.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · the service `uid`
 * why: slugs of all programs follow the rules of the form of the panel
 * test: cms/tests/api/publish-checks.test.ts, cms/tests/api/database/catalogue.test.ts
 * until: Strapi documents the service
 */
export const uidServiceOf = (strapi: Core.Strapi): UidService =>
  strapi.plugin('content-manager').service('uid');
