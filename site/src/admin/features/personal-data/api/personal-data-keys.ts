/** Keys of what the feature asks. Whatever is done there is a line of the log. */
export const personalDataKeys = {
  retention: ['personal-data', 'retention'],
  log: ['personal-data', 'log'],
} as const;
