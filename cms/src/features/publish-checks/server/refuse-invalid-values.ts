import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { componentsOf } from '../../../content-model/entry';
import { fieldsOf } from '../../../content-model/fields-of';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { SAVE_CHECKS } from '../rules/run-checks';

/**
 * Refuses to save values that the database could not store as they were sent, in every type of ours and
 * for every program: PostgreSQL rounds a price of 10.999, SQLite keeps all its decimals.
 * @throws ValidationError with the field of each problem
 */
export function refuseInvalidValues(strapi: Core.Strapi): DocumentMiddleware {
  return (ctx, next) => {
    const { uid } = ctx;
    const { data: values } = ctx.params;
    if (!values || !uid.startsWith('api::')) return next();
    const { attributes } = strapi.contentType(uid);
    const fields = fieldsOf({
      uid,
      schema: { attributes },
      components: componentsOf(strapi),
      values,
    });
    const problems = SAVE_CHECKS.flatMap((check) => check({ uid, values, fields }));
    if (problems.length === 0) return next();
    throw new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
      errors: problems.map((problem) => ({ ...problem, name: 'ValidationError' })),
    });
  };
}
