import type { Core } from '@strapi/strapi';

import type { FieldProblem } from '../../../../contracts/error';
import type { Fields } from '../../../platform/values/fields';

export type Values = Record<string, unknown>;

/** A content type of the dashboard's catalogue. */
export type Kind = {
  uid: 'api::product.product' | 'api::service.service';
  /** Relations that are loaded with an entry. */
  populate: string[];
  notFound: string;
  fields: Fields<Values>;
  /** Converts a stored entry to the request format, so that the same fields validate it. */
  toInput: (entry: Values) => Values;
  /** Finds problems that need the database. */
  findProblems?: (strapi: Core.Strapi, input: Values) => Promise<FieldProblem[]>;
};
