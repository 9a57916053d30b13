import type { Core, Struct, UID } from '@strapi/strapi';

import { listContentTypes } from '../platform/strapi/model';
import { isPublicType } from './public-types';

/** Fields with the place of an entry in a manually ordered list. */
export const ORDER_FIELDS = ['order', 'featuredOrder'] as const;
type OrderField = (typeof ORDER_FIELDS)[number];

type ContentType = Struct.ContentTypeSchema & { uid: UID.ContentType };

/** A list that staff order manually. */
export type OrderedList = {
  /** Id in URLs; the uid of the type for the list of all its entries. */
  id: string;
  type: ContentType;
  field: OrderField;
  /** Label for staff. */
  name: string;
  /** True if the list contains the featured entries only. */
  isFeatured: boolean;
  /** True if the site shows the list. */
  isPublic: boolean;
};

function listsOf(type: ContentType): OrderedList[] {
  const has = (field: OrderField) => type.attributes[field]?.type === 'integer';
  const { displayName } = type.info;
  const isPublic = isPublicType(type);
  const whole = {
    id: type.uid,
    type,
    field: 'order',
    name: displayName,
    isFeatured: false,
    isPublic,
  } as const;
  const featured = {
    id: `${type.uid}.featured`,
    type,
    field: 'featuredOrder',
    name: `${displayName}: destacados en la portada`,
    isFeatured: true,
    isPublic,
  } as const;
  return [whole, featured].filter(({ field }) => has(field));
}

export function listOrderedLists(strapi: Core.Strapi): OrderedList[] {
  return listContentTypes(strapi)
    .filter(({ uid, kind }) => uid.startsWith('api::') && kind === 'collectionType')
    .flatMap(listsOf);
}

/** Returns the order fields of a type. */
export function orderFieldsOf({ attributes, kind }: Struct.ContentTypeSchema): OrderField[] {
  if (kind !== 'collectionType') return [];
  return ORDER_FIELDS.filter((field) => attributes[field]?.type === 'integer');
}
