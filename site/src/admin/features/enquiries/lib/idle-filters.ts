/** URL parameters of the list of «Sin siguiente paso». */
export const IDLE_FILTERS = { 'sin-paso': 'si' };
