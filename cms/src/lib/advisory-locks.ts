/**
 * The numbers by which instances of the CMS take turns on PostgreSQL, one for each work: two with the
 * same number would keep each other waiting. Nothing else in the database locks them.
 */
export const ADVISORY_LOCKS = {
  mail: 7_483_920,
  start: 7_483_921,
  searchIndex: 7_483_922,
  retention: 7_483_923,
} as const;
