import type { Core } from '@strapi/strapi';

import type { Context } from '../../lib/context';
import { answerRefusals } from '../../lib/refusal';
import { readPicture } from './read-picture';

type Controller = { upload(ctx: Context): Promise<void> };
type Upload = {
  controllers: { 'content-api': (context: { strapi: Core.Strapi }) => Controller };
};

/**
 * `POST /api/upload` takes one new picture and nothing else. Strapi's own would also replace any
 * file by its id, attach files to any entry, and decode a picture of any size.
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
            await readPicture(ctx, (file) => pictures.getDimensions(file));
            await controller.upload(ctx);
          },
        });
        return { ...controller, ...guarded };
      },
    },
  };
}
