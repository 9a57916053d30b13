import type { Core } from '@strapi/strapi';

import { PICTURE_MESSAGES } from '../../../contracts/catalogue';
import type { Context } from '../../platform/http/context';
import { forbidden, notFound } from '../../platform/http/errors';
import { query } from '../../platform/strapi/query';
import { replaceMethods } from '../../platform/strapi/replace-methods';
import {
  type FolderFileController,
  guardBulkDeletions,
  guardFolders,
  guardFoldersAndFiles,
  type ManyService,
} from './guard-bulk-deletions';
import { guardFiles, type UploadService } from './guard-files';
import { readDescription, readPicture } from './read-picture';
import { createKey, type ProviderService, storeInBucket } from './stored-keys';

type Controller = { upload(ctx: Context): Promise<void>; destroy(ctx: Context): Promise<void> };
type Factory<Service> = (context: { strapi: Core.Strapi }) => Service;
type Upload = {
  controllers: { 'content-api': Factory<Controller>; 'admin-folder-file': FolderFileController };
  services: {
    upload: Factory<UploadService>;
    file: ManyService;
    folder: ManyService;
    provider: Factory<ProviderService>;
    'image-manipulation': object;
  };
};
type Extended = {
  controllers: Record<keyof Upload['controllers'], Factory<object>>;
  services: Record<keyof Upload['services'], Factory<object>>;
};

/** @throws HttpError for a file that is gone, or that was uploaded in the panel */
async function assertUploadedHere(strapi: Core.Strapi, id: string): Promise<void> {
  const file = await query<{ createdBy: object | null }>(strapi, 'plugin::upload.file').findOne({
    where: { id },
    populate: { createdBy: true },
  });
  if (!file) throw notFound(PICTURE_MESSAGES.gone);
  if (file.createdBy) throw forbidden(PICTURE_MESSAGES.ofPanel);
}

const isPicture = ({ mime }: { mime: string }) => Promise.resolve(mime.startsWith('image/'));

/**
 * Restricts `POST /api/upload` to one new picture, or with `?id=` a new description of a stored
 * one, and `DELETE /api/upload/files/:id` to pictures that were uploaded there. Strapi's actions can also
 * replace and delete any file, and attach files to any entry. Files are checked in the services, which the
 * routes of the panel and of the content API share.
 *
 * UPSTREAM: @strapi/upload 5.54 · wraps services and controllers of the plugin
 * why: it has no hook before a file is stored, changed or deleted; its own checks are the name and first bytes
 * test: cms/tests/api/uploads.test.ts, cms/tests/api/pictures.test.ts, cms/tests/api/photos.test.ts
 * until: uploads have hooks
 */
export default function extendUpload(plugin: Upload): Extended {
  const { 'content-api': createController, 'admin-folder-file': foldersAndFiles } =
    plugin.controllers;
  const { upload: createUpload, provider: createProvider, file, folder } = plugin.services;
  const { 'image-manipulation': pictures } = plugin.services;
  return {
    ...plugin,
    services: {
      ...plugin.services,
      upload: (context) => guardFiles(context.strapi, createUpload(context)),
      file: ({ strapi }) => guardBulkDeletions(strapi, file),
      folder: ({ strapi }) => guardFolders(strapi, folder),
      provider: (context) => storeInBucket(context.strapi, createProvider(context)),
      // `receiveFiles` has checked and prepared the picture. Strapi would compute statistics of all
      // its pixels, and does not create formats of AVIF.
      'image-manipulation': () =>
        replaceMethods({ ...pictures }, {
          generateFileName: createKey,
          isImage: isPicture,
          isResizableImage: isPicture,
          isOptimizableImage: () => Promise.resolve(false),
          isFaultyImage: () => Promise.resolve(false),
        } as object),
    },
    controllers: {
      ...plugin.controllers,
      'admin-folder-file': ({ strapi }) => guardFoldersAndFiles(strapi, foldersAndFiles),
      'content-api': (context) => {
        const controller = createController(context);
        return replaceMethods(
          { ...controller },
          {
            async upload(ctx: Context) {
              if ('id' in ctx.query) readDescription(ctx);
              else await readPicture(ctx);
              await controller.upload(ctx);
            },
            async destroy(ctx: Context) {
              await assertUploadedHere(context.strapi, ctx.params.id);
              await controller.destroy(ctx);
            },
          },
        );
      },
    },
  };
}
