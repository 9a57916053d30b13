import { textOf } from '../../../content-model/entry';
import { fieldCheck } from './publish-check';

const REJECTED = /^{{kebabCase name}}$/;

/** Rejects texts that … */
export const {{camelCase name}}Check = fieldCheck(({ attribute, value, place }) => {
  const isRejected = attribute.type === 'string' && REJECTED.test(textOf(value));
  return isRejected ? `«${place}» {{message}}.` : undefined;
});
