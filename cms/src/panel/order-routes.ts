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
import { listOrderedTypes } from '../order/ordered-types';
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

/** The order of entries, for who may publish them: it is on the site as soon as it is saved. */
export function registerOrderRoutes(strapi: Core.Strapi): void {
  const store = createOrderStore(strapi);
  const mayArrange = (ctx: Context, uid: string) => {
    const { can } = accessTo(strapi, ctx, uid);
    return can.read() && can.publish();
  };

  /** The type of the address. @throws Refusal */
  function open(ctx: Context) {
    const type = listOrderedTypes(strapi).find(({ uid }) => uid === ctx.params.uid);
    if (!type) throw notFound(ORDER_MESSAGES.noType);
    if (!mayArrange(ctx, type.uid)) throw forbidden(ORDER_MESSAGES.mayNot);
    return type;
  }

  async function listTypes(ctx: Context) {
    const types = listOrderedTypes(strapi).filter(({ uid }) => mayArrange(ctx, uid));
    const data = types.map(({ uid, info }) => ({ uid, type: info.displayName }));
    ctx.body = { data } satisfies OrderedTypesResponse;
  }

  async function read(ctx: Context) {
    ctx.body = { data: await store.read(open(ctx)) } satisfies EntryOrderResponse;
  }

  async function save(ctx: Context) {
    const type = open(ctx);
    const data = await store.save(type, readOrder(ctx.request.body));
    ctx.body = { data } satisfies EntryOrderResponse;
  }

  registerPanelRoutes(strapi, '/order-panel', [
    ['GET', '/', listTypes],
    ['GET', '/:uid', read],
    ['PUT', '/:uid', save],
  ]);
}
