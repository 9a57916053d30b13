import type { Core } from '@strapi/strapi';

import { createOrderStore } from '../order/order-store';
import { listOrderedLists } from '../order/ordered-lists';

/** Numbers the entries of lists without an order in the order in which the site shows them. */
export async function provisionOrder(strapi: Core.Strapi): Promise<void> {
  const store = createOrderStore(strapi);
  for (const list of listOrderedLists(strapi)) await store.assignInitialPlaces(list);
}
