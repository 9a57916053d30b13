import type { Core, Modules } from '@strapi/strapi';

import { isPublicType } from '../lib/public-types';
import { readSettings } from '../lib/settings';
import type { CheckedEntry, Values } from '../publish-rules/entry';
import { normaliseValues } from '../publish-rules/normalise-values';

type Params = { data?: Values };

/** Writes the texts of what the site shows in one form, whoever saves them: see `normaliseValues`. */
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
