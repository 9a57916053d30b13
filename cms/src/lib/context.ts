import type { Core } from '@strapi/strapi';

/** What a controller gets: the request and the answer of one call. */
export type Context = Parameters<Core.ControllerHandler>[0];
