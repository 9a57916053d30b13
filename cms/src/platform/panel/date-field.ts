/** Attribute of the element around the inputs of a date with its time. */
export const DATE_FIELD = 'data-date-field';
