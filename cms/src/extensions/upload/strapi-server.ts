import type { Core } from '@strapi/strapi';

import type { Context } from '../../lib/context';
import { answerRefusals } from '../../lib/refusal';
import { readDescription } from './read-description';
import { readPicture } from './read-picture';

type Controller = { upload(ctx: Context): Promise<void> };
type Upload = {
  controllers: { 'content-api': (context: { strapi: Core.Strapi }) => Controller };
};

/**
 * `POST /api/upload` takes one new picture, or with `?id=` a new description of a stored one, and
 * nothing else. Strapi's own would also replace any file by its id, attach files to any entry, and
 * decode a picture of any size.
 */
export default function extendUpload(plugin: Upload): Upload {
  const createController = plugin.controllers['content-api'];
  return {
    ...plugin,
    controllers: {
      ...plugin.controllers,
      'content-api': (context) => {
        const controller = createController(context);
        const pictures = context.strapi.plugin('upload').service('image-manipulation');
        const guarded = answerRefusals({
          async upload(ctx: Context) {
            if ('id' in ctx.query) readDescription(ctx);
            else await readPicture(ctx, (file) => pictures.getDimensions(file));
            await controller.upload(ctx);
          },
        });
        return { ...controller, ...guarded };
      },
    },
  };
}
