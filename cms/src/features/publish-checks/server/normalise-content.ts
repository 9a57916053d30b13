import type { Core } from '@strapi/strapi';

import { componentsOf } from '../../../content-model/entry';
import { isPublicType } from '../../../content-model/public-types';
import { readSettings } from '../../../platform/env/settings';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { normaliseValues } from '../rules/normalise-values';

/** Normalises the values of public entries on every save; see `normaliseValues`. */
export function normaliseContent(strapi: Core.Strapi): DocumentMiddleware {
  const { siteUrl, mediaUrl } = readSettings();
  const cmsUrl = strapi.config.get<string>('server.absoluteUrl');

  return (ctx, next) => {
    const type = strapi.contentType(ctx.uid);
    const { params } = ctx;
    if (params.data && isPublicType(type)) {
      const components = componentsOf(strapi);
      const schema = { attributes: type.attributes };
      const { data: values } = params;
      const urls = { origins: { siteUrl, mediaUrl }, cmsUrl };
      params.data = normaliseValues({ uid: ctx.uid, schema, components, values, ...urls });
    }
    return next();
  };
}
