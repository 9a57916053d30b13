import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../../contracts/is-record';
import {
  type EntryOrderResponse,
  type NewOrder,
  ORDER_MESSAGES,
  type OrderedTypesResponse,
} from '../../../../contracts/order';
import { listOrderedLists, type OrderedList } from '../../../content-model/ordered-lists';
import { accessTo } from '../../../content-model/panel-access';
import type { Context } from '../../../platform/http/context';
import { forbidden, invalidField, notFound } from '../../../platform/http/errors';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { createOrderStore } from './order-store';

function readOrder(body: unknown): NewOrder {
  const { version, order } = isRecord(body) ? body : {};
  const isOrder = Array.isArray(order) && order.every((id) => typeof id === 'string');
  if (typeof version !== 'string' || !isOrder) {
    throw invalidField(['order'], ORDER_MESSAGES.invalid);
  }
  return { version, order };
}

/**
 * Registers the routes for the manual order of entries. They require permission to publish if the
 * saved order changes the site, else to update.
 */
export function registerOrderRoutes(strapi: Core.Strapi): void {
  const store = createOrderStore(strapi);
  const mayReorder = (ctx: Context, { type, isPublic }: OrderedList) => {
    const { can } = accessTo(strapi, ctx, type.uid);
    return can.read() && (isPublic ? can.publish() : can.update());
  };

  /** @throws HttpError when the list in the path does not exist or the user may not reorder it */
  function findList(ctx: Context) {
    const list = listOrderedLists(strapi).find(({ id }) => id === ctx.params.list);
    if (!list) throw notFound(ORDER_MESSAGES.noType);
    if (!mayReorder(ctx, list)) throw forbidden(ORDER_MESSAGES.mayNot);
    return list;
  }

  async function listTypes(ctx: Context) {
    const lists = listOrderedLists(strapi).filter((list) => mayReorder(ctx, list));
    const data = lists.map(({ id, name }) => ({ uid: id, type: name }));
    ctx.body = { data } satisfies OrderedTypesResponse;
  }

  async function read(ctx: Context) {
    ctx.body = { data: await store.read(findList(ctx)) } satisfies EntryOrderResponse;
  }

  async function save(ctx: Context) {
    const list = findList(ctx);
    const data = await store.save(list, readOrder(ctx.request.body));
    ctx.body = { data } satisfies EntryOrderResponse;
  }

  registerPanelRoutes(strapi, '/order-panel', [
    ['GET', '/', listTypes],
    ['GET', '/:list', read],
    ['PUT', '/:list', save],
  ]);
}
