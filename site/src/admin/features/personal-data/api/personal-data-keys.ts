/** Query keys of the feature. Every action adds an entry to the log. */
export const personalDataKeys = {
  retention: ['personal-data', 'retention'],
  log: ['personal-data', 'log'],
} as const;
