import type { Core } from '@strapi/strapi';
import type { AnyObject, ObjectSchema } from 'yup';

import type { FieldProblem } from '../../../../contracts/error';

export type Values = Record<string, unknown>;

/** A content type of the dashboard's catalogue. */
export type Kind = {
  uid: 'api::product.product' | 'api::service.service';
  /** Relations that are loaded with an entry. */
  populate: string[];
  notFound: string;
  schema: ObjectSchema<AnyObject>;
  /** Converts a stored entry to the request format, so that the same schema validates it. */
  toInput: (entry: Values) => Values;
  /** Finds problems that need the database. */
  findProblems?: (strapi: Core.Strapi, input: Values) => Promise<FieldProblem[]>;
};
