/** Query keys of the feature. Every action must invalidate `log`, to which the CMS adds an entry. */
export const personalDataKeys = {
  retention: ['personal-data', 'retention'],
  log: ['personal-data', 'log'],
} as const;
