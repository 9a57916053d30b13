import type { Core } from '@strapi/strapi';

import { listOrderedLists } from '../content-model/ordered-lists';
import { createOrderStore } from '../features/ordering/server/order-store';

/**
 * Numbers the entries of each list that staff order by hand (field `order`), if none of them has a number
 * yet: those of a database older than the field keep the order in which the site shows them.
 */
export async function assignInitialPlaces(strapi: Core.Strapi): Promise<void> {
  const store = createOrderStore(strapi);
  for (const list of listOrderedLists(strapi)) await store.assignInitialPlaces(list);
}
