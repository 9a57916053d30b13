import { errors } from '@strapi/utils';

import { findReplyTextProblems } from '../../../../contracts/reply-template';
import { normaliseLine, normaliseText } from '../../../../contracts/text';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { REPLY_TEMPLATE_UID } from '../reply-template-uid';

const WRITES = new Set<string>(['create', 'update', 'clone']);

/**
 * Normalises the texts of a template and refuses placeholders that could not be filled: staff would
 * notice them only in a message to a customer.
 * @throws ValidationError with the field of each problem
 */
export function checkReplyTemplate(): DocumentMiddleware {
  return (ctx, next) => {
    const { data } = ctx.params;
    if (ctx.uid !== REPLY_TEMPLATE_UID || !WRITES.has(ctx.action) || !data) return next();
    for (const name of ['name', 'subject']) {
      if (typeof data[name] === 'string') data[name] = normaliseLine(data[name]);
    }
    if (typeof data.text === 'string') data.text = normaliseText(data.text).trim();
    const problems = findReplyTextProblems({
      ...(typeof data.subject === 'string' && { subject: data.subject }),
      ...(typeof data.text === 'string' && { text: data.text }),
    });
    if (problems.length === 0) return next();
    throw new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
      errors: problems.map((problem) => ({ ...problem, name: 'ValidationError' })),
    });
  };
}
