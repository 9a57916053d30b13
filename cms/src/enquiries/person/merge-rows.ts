import type { Core } from '@strapi/strapi';

import { query } from '../../platform/strapi/query';

export const MERGE_UID = 'api::person-merge.person-merge';

/** Returns the queries on merges and separations. `pairHash` is null once one is undone. */
export const mergeRows = (strapi: Core.Strapi) => query(strapi, MERGE_UID);

/** Selects the merges and separations of one of the keys. */
export const mergesOf = (keys: readonly string[]) => ({
  $or: [{ firstKey: { $in: keys } }, { secondKey: { $in: keys } }],
});
