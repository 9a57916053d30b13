import type { Core } from '@strapi/strapi';

import { listPublicTypes, readActions } from '../content-model/public-types';
import { query } from '../platform/strapi/query';
import { serviceOf } from '../platform/strapi/service-of';

const TOKEN = 'admin::api-token';
const NAME = 'Sitio web';
const DESCRIPTION = 'La construcción del sitio lee con él lo publicado. Su clave es STRAPI_TOKEN.';
// Strapi creates these on its first start; one of them has full access.
const STRAPI_DEFAULTS = ['Read Only', 'Full Access'];
const SCHEMA_ACTIONS = [
  'plugin::content-type-builder.content-types.getContentTypes',
  'plugin::content-type-builder.components.getComponents',
];

// The focal points of pictures, which gatsby-source-strapi leaves out of what it reads.
const FILES_ACTION = 'plugin::upload.content-api.find';

const REVISION_ACTION = 'api::publication.publication.revision';

type Tokens = {
  create(attributes: object): Promise<{ id: number }>;
  update(id: number, attributes: object): Promise<{ id: number }>;
  hash(key: string): string;
  revoke(id: number): Promise<unknown>;
};

/**
 * Creates or updates the API token of the site build with the key `siteToken`. It can read public types,
 * their schemas, the revision and the media library only. Revokes Strapi's default tokens.
 *
 * UPSTREAM: @strapi/admin 5.54 · the service `admin::api-token-content-api`, and the columns of its keys
 * why: the key of a token cannot be chosen
 * test: cms/tests/api/access.test.ts
 * until: tokens can be configured in code
 */
export async function provisionSiteToken(strapi: Core.Strapi, siteToken: string): Promise<void> {
  const service = serviceOf<Tokens>(strapi, 'admin::api-token-content-api');
  const tokens = query(strapi, TOKEN);
  const attributes = {
    name: NAME,
    description: DESCRIPTION,
    type: 'custom',
    lifespan: null,
    permissions: [
      ...SCHEMA_ACTIONS,
      REVISION_ACTION,
      FILES_ACTION,
      ...listPublicTypes(strapi).flatMap(readActions),
    ],
  };

  const found = await tokens.findOne({ where: { name: NAME } });
  const token = found
    ? await service.update(found.id, attributes)
    : await service.create(attributes);
  await tokens.update({
    where: { id: token.id },
    // Without the encrypted copy the panel cannot reveal the key.
    data: { accessKey: service.hash(siteToken), encryptedKey: null },
  });
  for (const name of STRAPI_DEFAULTS) {
    const defaultToken = await tokens.findOne({ where: { name } });
    if (defaultToken) await service.revoke(defaultToken.id);
  }
}
