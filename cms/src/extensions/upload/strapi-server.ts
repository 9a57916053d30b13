import type { Core } from '@strapi/strapi';

import type { Context } from '../../platform/http/context';
import {
  type FolderFileController,
  guardBulkDeletions,
  guardFolders,
  guardFoldersAndFiles,
  type ManyService,
} from './guard-bulk-deletions';
import { guardFiles, type UploadService } from './guard-files';
import { readDescription, readPicture } from './read-picture';

type Controller = { upload(ctx: Context): Promise<void> };
type Factory<Service> = (context: { strapi: Core.Strapi }) => Service;
type Upload = {
  controllers: { 'content-api': Factory<Controller>; 'admin-folder-file': FolderFileController };
  services: {
    upload: Factory<UploadService>;
    file: ManyService;
    folder: ManyService;
    'image-manipulation': object;
  };
};
type Extended = {
  controllers: Record<keyof Upload['controllers'], Factory<object>>;
  services: Record<keyof Upload['services'], Factory<object>>;
};

/**
 * Restricts `POST /api/upload` to one new picture, or with `?id=` a new description of a stored
 * one. Strapi's action can also replace any file and attach files to any entry. Files are checked
 * in the services, which the routes of the panel and of the content API share.
 */
export default function extendUpload(plugin: Upload): Extended {
  const { 'content-api': createController, 'admin-folder-file': foldersAndFiles } =
    plugin.controllers;
  const { upload: createUpload, file, folder, 'image-manipulation': pictures } = plugin.services;
  return {
    ...plugin,
    services: {
      ...plugin.services,
      upload: (context) => guardFiles(context.strapi, createUpload(context)),
      file: ({ strapi }) => guardBulkDeletions(strapi, file),
      folder: ({ strapi }) => guardFolders(strapi, folder),
      // `checkUploads` has decoded the picture. Strapi would compute statistics of all its pixels.
      'image-manipulation': () => ({ ...pictures, isFaultyImage: () => Promise.resolve(false) }),
    },
    controllers: {
      ...plugin.controllers,
      'admin-folder-file': ({ strapi }) => guardFoldersAndFiles(strapi, foldersAndFiles),
      'content-api': (context) => {
        const controller = createController(context);
        return {
          ...controller,
          async upload(ctx: Context) {
            if ('id' in ctx.query) readDescription(ctx);
            else readPicture(ctx);
            await controller.upload(ctx);
          },
        };
      },
    },
  };
}
