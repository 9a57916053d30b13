import type { Core } from '@strapi/strapi';

import { listOrderedLists } from '../content-model/ordered-lists';
import { createOrderStore } from '../features/ordering/server/order-store';

/** Numbers the entries of lists without an order in the order in which the site shows them. */
export async function provisionOrder(strapi: Core.Strapi): Promise<void> {
  const store = createOrderStore(strapi);
  for (const list of listOrderedLists(strapi)) await store.assignInitialPlaces(list);
}
