import type { Core, Modules } from '@strapi/strapi';

import type { CheckedEntry, Values } from '../../../content-model/entry';
import { isPublicType } from '../../../content-model/public-types';
import { readSettings } from '../../../platform/env/settings';
import { normaliseValues } from '../rules/normalise-values';

type Params = { data?: Values };

/** Normalises the values of public entries on every save; see `normaliseValues`. */
export function normaliseContent(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  const { siteUrl } = readSettings();

  return (ctx, next) => {
    const type = strapi.contentType(ctx.uid);
    const params = ctx.params as Params;
    if (params.data && isPublicType(type)) {
      const components = strapi.components as unknown as CheckedEntry['components'];
      const schema = { attributes: type.attributes };
      const { data: values } = params;
      params.data = normaliseValues({ uid: ctx.uid, schema, components, values, siteUrl });
    }
    return next();
  };
}
