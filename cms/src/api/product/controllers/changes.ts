import type { Core } from '@strapi/strapi';

import type {
  CatalogueChangesResponse,
  UndoChangeResponse,
} from '../../../../contracts/catalogue-changes';
import type { ImportResponse } from '../../../../contracts/catalogue-import';
import { importSchema } from '../../../../contracts/catalogue-import-schema';
import type { PriceChangeResponse, PriceCheckResponse } from '../../../../contracts/price-changes';
import { priceChangeSchema } from '../../../../contracts/price-changes-schema';
import { isoDay } from '../../../../contracts/zoned-time';
import { changePrices, checkPrices } from '../../../features/catalogue/server/change-prices';
import { exportProducts } from '../../../features/catalogue/server/export-products';
import { checkImport, importProducts } from '../../../features/catalogue/server/import-products';
import { describeChange, readChanges } from '../../../features/catalogue/server/recorded-changes';
import { undoChange } from '../../../features/catalogue/server/undo-change';
import { type Context, userOf } from '../../../platform/http/context';
import { refuseUnknownParams } from '../../../platform/http/refuse-unknown-params';
import { validateData } from '../../../platform/http/validate-body';
import { EXPORT_TYPES, readExportFormat } from '../../../platform/spreadsheet/export-formats';
import { staffName } from '../../../platform/strapi/staff-name';
import { PRODUCT_KIND } from '../validation/product-kind';

/** Changes of several products in one action, and the file of all products. */
export default function changesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** GET /api/products/changes */
    async find(ctx: Context) {
      const changes = await readChanges(strapi);
      ctx.body = { data: changes.map(describeChange) } satisfies CatalogueChangesResponse;
    },

    /** POST /api/products/changes/:id/undo */
    async undo(ctx: Context) {
      const data = await undoChange(strapi, ctx.params.id);
      ctx.body = { data } satisfies UndoChangeResponse;
    },

    /** GET /api/products/export */
    async export(ctx: Context) {
      const { format = 'csv', ...unknown } = ctx.query;
      refuseUnknownParams(unknown, []);
      const known = readExportFormat(format);
      ctx.attachment(`productos-${isoDay(new Date())}.${known}`);
      ctx.type = EXPORT_TYPES[known];
      ctx.body = await exportProducts(strapi, known);
    },

    /** POST /api/products/import/check */
    async checkImport(ctx: Context) {
      const request = validateData(importSchema, ctx.request.body);
      ctx.body = await checkImport(strapi, PRODUCT_KIND, request);
    },

    /** POST /api/products/import */
    async import(ctx: Context) {
      const request = validateData(importSchema, ctx.request.body);
      const by = staffName(userOf(ctx));
      const data = await importProducts(strapi, PRODUCT_KIND, request, by);
      ctx.body = { data } satisfies ImportResponse;
    },

    /** POST /api/products/prices/check */
    async checkPrices(ctx: Context) {
      const request = validateData(priceChangeSchema, ctx.request.body);
      ctx.body = { data: await checkPrices(strapi, request) } satisfies PriceCheckResponse;
    },

    /** POST /api/products/prices */
    async changePrices(ctx: Context) {
      const request = validateData(priceChangeSchema, ctx.request.body);
      const data = await changePrices(strapi, request, staffName(userOf(ctx)));
      ctx.body = { data } satisfies PriceChangeResponse;
    },
  };
}
