import { textOf } from '../../../content-model/entry';
import { fieldCheck } from './publish-check';

const FOUND = /^{{kebabCase name}}$/;

/** Finds texts that … */
export const {{camelCase name}}Check = fieldCheck(({ attribute, value, place }) => {
  const isFound = attribute.type === 'string' && FOUND.test(textOf(value));
  return isFound ? `«${place}» {{message}}.` : undefined;
});
