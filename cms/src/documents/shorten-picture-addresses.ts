import type { Core, Modules } from '@strapi/strapi';

import { isRecord } from '../publish-rules/entry';

type Data = Record<string, unknown>;

/**
 * Stores the pictures of rich text by their path, as Strapi stores those of media fields. The panel
 * writes the CMS's whole address, which the site is not allowed to show pictures from, and which is
 * wrong once the CMS has another.
 */
export function shortenPictureAddresses(
  strapi: Core.Strapi,
): Modules.Documents.Middleware.Middleware {
  const own = `${strapi.config.get<string>('server.absoluteUrl')}/`;

  function shorten(block: unknown): unknown {
    if (!isRecord(block) || !isRecord(block.image)) return block;
    const { url } = block.image;
    if (typeof url !== 'string' || !url.startsWith(own)) return block;
    return { ...block, image: { ...block.image, url: url.slice(own.length - 1) } };
  }

  return (ctx, next) => {
    const { data } = ctx.params as { data?: Data };
    for (const [name, { type }] of Object.entries(strapi.contentType(ctx.uid).attributes)) {
      const text = data?.[name];
      if (data && type === 'blocks' && Array.isArray(text)) data[name] = text.map(shorten);
    }
    return next();
  };
}
