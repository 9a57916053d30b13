import type { Core } from '@strapi/strapi';

import {
  type EntryOrderResponse,
  type NewOrder,
  ORDER_MESSAGES,
  type OrderedTypesResponse,
} from '../../contracts/order';
import type { Context } from '../lib/context';
import { isRecord } from '../lib/fields';
import { forbidden, invalidField, notFound } from '../lib/refusal';
import { createOrderStore } from '../order/order-store';
import { listOrderedLists } from '../order/ordered-lists';
import { accessTo } from './panel-access';
import { registerPanelRoutes } from './panel-routes';

function readOrder(body: unknown): NewOrder {
  const { version, order } = isRecord(body) ? body : {};
  const isOrder = Array.isArray(order) && order.every((id) => typeof id === 'string');
  if (typeof version !== 'string' || !isOrder) {
    throw invalidField(['order'], ORDER_MESSAGES.invalid);
  }
  return { version, order };
}

/** Registers the routes for the order of entries. Needs publish permission: saving changes the site. */
export function registerOrderRoutes(strapi: Core.Strapi): void {
  const store = createOrderStore(strapi);
  const mayArrange = (ctx: Context, uid: string) => {
    const { can } = accessTo(strapi, ctx, uid);
    return can.read() && can.publish();
  };

  /** Returns the list of the path. @throws Refusal */
  function open(ctx: Context) {
    const list = listOrderedLists(strapi).find(({ id }) => id === ctx.params.list);
    if (!list) throw notFound(ORDER_MESSAGES.noType);
    if (!mayArrange(ctx, list.type.uid)) throw forbidden(ORDER_MESSAGES.mayNot);
    return list;
  }

  async function listTypes(ctx: Context) {
    const lists = listOrderedLists(strapi).filter(({ type }) => mayArrange(ctx, type.uid));
    const data = lists.map(({ id, name }) => ({ uid: id, type: name }));
    ctx.body = { data } satisfies OrderedTypesResponse;
  }

  async function read(ctx: Context) {
    ctx.body = { data: await store.read(open(ctx)) } satisfies EntryOrderResponse;
  }

  async function save(ctx: Context) {
    const list = open(ctx);
    const data = await store.save(list, readOrder(ctx.request.body));
    ctx.body = { data } satisfies EntryOrderResponse;
  }

  registerPanelRoutes(strapi, '/order-panel', [
    ['GET', '/', listTypes],
    ['GET', '/:list', read],
    ['PUT', '/:list', save],
  ]);
}
