import type { Core, Schema, UID } from '@strapi/strapi';

type Attributes<Type extends UID.ContentType> = Schema.AttributeNames<Type>;
type Value<Type extends UID.ContentType, Name extends Attributes<Type>> = Exclude<
  Schema.AttributeValueByName<Type, Name>,
  undefined | Date
>;

/** A database row of a content type, with the fields of its generated type. Dates are ISO strings. */
type RowOf<Type extends UID.ContentType> = { id: number; documentId: string } & {
  [Name in Attributes<Type>]: Name extends Schema.RequiredAttributeNames<Type>
    ? Value<Type, Name>
    : Value<Type, Name> | null;
};

type Params = Parameters<ReturnType<Core.Strapi['query']>['findMany']>[0];
type GivenParams = NonNullable<Params>;

/** The queries on the rows of one type. `select` and `populate` do not change the row type. */
type Rows<Row> = {
  findOne(params?: Params): Promise<Row | null>;
  findMany(params?: Params): Promise<Row[]>;
  create(params: GivenParams): Promise<Row>;
  createMany(params: GivenParams): Promise<{ count: number }>;
  update(params: GivenParams): Promise<Row>;
  updateMany(params: GivenParams): Promise<{ count: number }>;
  delete(params: GivenParams): Promise<Row>;
  deleteMany(params?: Params): Promise<{ count: number }>;
  count(params?: Params): Promise<number>;
};

/** A row of a type that is known only at run time. */
type EntryRow = {
  id: number;
  documentId: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
} & Record<string, unknown>;

/**
 * Returns the queries on the rows of a type. The row type comes from the generated types when the UID
 * is a literal, else from the type parameter.
 */
export function query<Type extends UID.ContentType>(
  strapi: Core.Strapi,
  uid: UID.ContentType extends Type ? never : Type,
): Rows<RowOf<Type>>;
export function query<Row extends object = EntryRow>(strapi: Core.Strapi, uid: string): Rows<Row>;
export function query(strapi: Core.Strapi, uid: string): Rows<unknown> {
  return strapi.db.query(uid);
}
