import type { Core } from '@strapi/strapi';

import { suggestAddress } from '../../features/slugs/server/suggest-address';
import { type UidService } from '../../platform/strapi/uid-service';
import { nameSingleTypes, type HomepageService } from './name-single-types';
import {
  type DocumentManager,
  type EntryController,
  extractOwnStatus,
  type MetadataService,
  readOwnStatus,
  writeOwnStatus,
} from './own-status';
import { refuseSingleTypes } from './refuse-single-types';

type Factory<Service> = (context: { strapi: Core.Strapi }) => Service;

type ContentManager = {
  controllers: { 'collection-types': EntryController };
  services: {
    'document-manager': Factory<DocumentManager>;
    'document-metadata': Factory<MetadataService>;
    homepage: Factory<HomepageService>;
    uid: Factory<UidService>;
  };
};

/**
 * The panel treats every field named `status` as the publication status, also in types without
 * draft-and-publish: the status of an enquiry would be missing, and saving would fail.
 */
export default function extendContentManager(plugin: ContentManager): ContentManager {
  const { controllers, services } = plugin;
  const createManager = services['document-manager'];
  const createMetadata = services['document-metadata'];
  const createHomepage = services.homepage;
  const createUid = services.uid;

  controllers['collection-types'] = refuseSingleTypes(
    extractOwnStatus(controllers['collection-types']),
  );
  services['document-manager'] = (context) =>
    writeOwnStatus(context.strapi, createManager(context));
  services['document-metadata'] = (context) =>
    readOwnStatus(context.strapi, createMetadata(context));
  services.homepage = (context) => nameSingleTypes(createHomepage(context));
  services.uid = (context) => suggestAddress(context.strapi, createUid(context));
  return plugin;
}
