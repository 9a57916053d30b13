import { textOf } from '../../../content-model/entry';
import type { PublishCheck } from './publish-check';

const REJECTED = /^{{kebabCase name}}$/;

/** Rejects texts that … */
export const {{camelCase name}}Check: PublishCheck = {
  severity: 'error',
  stages: ['edit', 'publish'],
  find: ({ fields }) =>
    fields.flatMap(({ attribute, value, path, place }) => {
      const isRejected = attribute.type === 'string' && REJECTED.test(textOf(value));
      return isRejected ? [{ path, message: `«${place}» {{message}}.` }] : [];
    }),
};
