import type { Core } from '@strapi/strapi';

import type {
  WebhookDeliveriesResponse,
  WebhookEndpointResponse,
  WebhookEndpointsResponse,
  WebhookRepeatResponse,
  WebhookSecretResponse,
} from '../../../../contracts/webhooks';
import { changeEndpointSchema, createEndpointSchema } from '../../../../contracts/webhooks-schema';
import { callerOf } from '../../../enquiries/caller';
import {
  listDeliveries,
  repeatDelivery,
  repeatFailed,
} from '../../../integrations/manage-deliveries';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  queueTest,
  rotateSecret,
} from '../../../integrations/manage-endpoints';
import type { Context } from '../../../platform/http/context';
import { validateData } from '../../../platform/http/validate-body';
import { readDeliveryQuery } from '../lib/read-delivery-query';

export default function webhookController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** GET /api/webhook-endpoints */
    async find(ctx: Context) {
      ctx.body = { data: await listEndpoints(strapi) } satisfies WebhookEndpointsResponse;
    },

    /** POST /api/webhook-endpoints */
    async create(ctx: Context) {
      const input = validateData(createEndpointSchema, ctx.request.body);
      const data = await createEndpoint(strapi, input, callerOf(ctx).name);
      ctx.status = 201;
      ctx.body = { data } satisfies WebhookSecretResponse;
    },

    /** PUT /api/webhook-endpoints/:documentId */
    async update(ctx: Context) {
      const change = validateData(changeEndpointSchema, ctx.request.body);
      const data = await changeEndpoint(strapi, ctx.params.documentId, change);
      ctx.body = { data } satisfies WebhookEndpointResponse;
    },

    /** DELETE /api/webhook-endpoints/:documentId */
    async delete(ctx: Context) {
      await deleteEndpoint(strapi, ctx.params.documentId);
      ctx.status = 204;
    },

    /** POST /api/webhook-endpoints/:documentId/secret */
    async rotateSecret(ctx: Context) {
      const data = await rotateSecret(strapi, ctx.params.documentId);
      ctx.body = { data } satisfies WebhookSecretResponse;
    },

    /** POST /api/webhook-endpoints/:documentId/test */
    async test(ctx: Context) {
      await queueTest(strapi, ctx.params.documentId);
      ctx.status = 204;
    },

    /** POST /api/webhook-endpoints/:documentId/repeat */
    async repeatFailed(ctx: Context) {
      const repeated = await repeatFailed(strapi, ctx.params.documentId);
      ctx.body = { data: { repeated } } satisfies WebhookRepeatResponse;
    },

    /** GET /api/webhook-deliveries */
    async findDeliveries(ctx: Context) {
      const list = await listDeliveries(strapi, readDeliveryQuery(ctx.query));
      ctx.body = list satisfies WebhookDeliveriesResponse;
    },

    /** POST /api/webhook-deliveries/:documentId/repeat */
    async repeat(ctx: Context) {
      const repeated = await repeatDelivery(strapi, ctx.params.documentId);
      ctx.body = { data: { repeated } } satisfies WebhookRepeatResponse;
    },
  };
}
