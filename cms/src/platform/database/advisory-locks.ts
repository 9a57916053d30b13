/** Keys of the PostgreSQL advisory locks that coordinate CMS instances. Keys must be unique. */
export const ADVISORY_LOCKS = {
  mail: 7_483_920,
  start: 7_483_921,
  searchIndex: 7_483_922,
  retention: 7_483_923,
  releaseOverdue: 7_483_924,
  dailyDigest: 7_483_925,
  savedViews: 7_483_926,
} as const;
