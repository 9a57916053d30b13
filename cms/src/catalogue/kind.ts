import type { Core } from '@strapi/strapi';

import type { FieldProblem } from '../../contracts/error';
import type { Fields } from '../lib/fields';

export type Values = Record<string, unknown>;

/** One of the types that staff keep in the dashboard's catalogue. */
export type Kind = {
  uid: 'api::product.product' | 'api::service.service';
  /** What belongs to an entry besides its own columns. */
  populate: string[];
  notFound: string;
  fields: Fields<Values>;
  /** A stored entry in the form in which it is sent, so that the same rules read it. */
  toInput: (entry: Values) => Values;
  /** What only the database knows to be wrong. */
  findProblems?: (strapi: Core.Strapi, input: Values) => Promise<FieldProblem[]>;
};
