import type { Core } from '@strapi/strapi';
import type { AnyObject, ObjectSchema } from 'yup';

import type { FieldProblem } from '../../../../contracts/error';
import { isRecord } from '../../../../contracts/is-record';

export type Values = Record<string, unknown>;

/** A content type of the dashboard's catalogue. */
export type Kind = {
  uid: 'api::product.product' | 'api::service.service';
  /** Relations that are loaded with an entry. */
  populate: string[];
  notFound: string;
  schema: ObjectSchema<AnyObject>;
  /** Finds problems that need the database. */
  findProblems?: (strapi: Core.Strapi, input: Values) => Promise<FieldProblem[]>;
};

/** Returns a stored entry in the format of a request, so that the same schema validates it. */
export function toInput({ schema }: Kind, entry: Values): Values {
  const values = Object.keys(schema.fields).map((name) => {
    const value = entry[name];
    if (!isRecord(value)) return [name, value];
    return [name, name === 'image' ? value.id : value.documentId];
  });
  return Object.fromEntries(values) as Values;
}
