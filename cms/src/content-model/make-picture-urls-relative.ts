import type { Core } from '@strapi/strapi';

import { isRecord } from '../../contracts/is-record';
import type { DocumentMiddleware } from '../platform/strapi/document-call';
import { modelOf } from '../platform/strapi/model';
import { allAttributes } from './content-attributes';
import { mapContent, presentFields } from './walk-content';

/**
 * Stores the pictures of rich text with a relative URL, as in media fields. The panel sends the
 * absolute URL of the CMS, which the site's CSP blocks and which breaks when the CMS moves.
 */
export function makePictureUrlsRelative(strapi: Core.Strapi): DocumentMiddleware {
  const own = `${strapi.config.get<string>('server.absoluteUrl')}/`;

  function makeRelative(block: unknown): unknown {
    if (!isRecord(block) || !isRecord(block.image)) return block;
    const { url } = block.image;
    if (typeof url !== 'string' || !url.startsWith(own)) return block;
    return { ...block, image: { ...block.image, url: url.slice(own.length - 1) } };
  }

  const fields = presentFields(allAttributes((uid) => modelOf(strapi, uid)));

  return (ctx, next) => {
    const { params } = ctx;
    if (params.data) {
      params.data = mapContent(fields, ctx.uid, params.data, ({ attribute, value }) =>
        attribute.type === 'blocks' && Array.isArray(value) ? value.map(makeRelative) : value,
      );
    }
    return next();
  };
}
