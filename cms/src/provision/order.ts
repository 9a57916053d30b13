import type { Core } from '@strapi/strapi';

import { createOrderStore } from '../order/order-store';
import { listOrderedLists } from '../order/ordered-lists';

/** Gives the entries of lists that nobody has ordered yet the places at which visitors see them. */
export async function provisionOrder(strapi: Core.Strapi): Promise<void> {
  const store = createOrderStore(strapi);
  for (const list of listOrderedLists(strapi)) await store.number(list);
}
