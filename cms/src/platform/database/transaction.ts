import type { Core } from '@strapi/strapi';

/** The argument of `strapi.db.transaction`, whose `trx` Strapi types as `any`. */
export type Transaction = { trx: Core.Strapi['db']['connection'] };
