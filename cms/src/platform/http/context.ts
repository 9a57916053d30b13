import type { Core } from '@strapi/strapi';

/** The Koa context that a controller receives. */
export type Context = Parameters<Core.ControllerHandler>[0];
