import type { Core, Struct, UID } from '@strapi/strapi';

import { listPublicTypes } from '../lib/public-types';

/** The fields that hold the place of an entry in a list that is ordered by hand. */
export const ORDER_FIELDS = ['order', 'featuredOrder'] as const;
type OrderField = (typeof ORDER_FIELDS)[number];

type ContentType = Struct.ContentTypeSchema & { uid: UID.ContentType };

/** A list of entries that visitors see in the order given by staff. */
export type OrderedList = {
  /** Names the list in addresses; of the whole type it is the uid of the type. */
  id: string;
  type: ContentType;
  field: OrderField;
  /** How staff call the list. */
  name: string;
  /** Whether it has the featured entries only. */
  isFeatured: boolean;
};

function listsOf(type: ContentType): OrderedList[] {
  const has = (field: OrderField) => type.attributes[field]?.type === 'integer';
  const { displayName } = type.info;
  const whole = {
    id: type.uid,
    type,
    field: 'order',
    name: displayName,
    isFeatured: false,
  } as const;
  const featured = {
    id: `${type.uid}.featured`,
    type,
    field: 'featuredOrder',
    name: `${displayName}: destacados en la portada`,
    isFeatured: true,
  } as const;
  return [whole, featured].filter(({ field }) => has(field));
}

export function listOrderedLists(strapi: Core.Strapi): OrderedList[] {
  return listPublicTypes(strapi)
    .filter(({ kind }) => kind === 'collectionType')
    .flatMap(listsOf);
}

/** The order fields that a type has. */
export function orderFieldsOf({ attributes, kind }: Struct.ContentTypeSchema): OrderField[] {
  if (kind !== 'collectionType') return [];
  return ORDER_FIELDS.filter((field) => attributes[field]?.type === 'integer');
}
