import type { Core } from '@strapi/strapi';

import { ownAttributes } from '../../../content-model/content-attributes';
import { isReservedAddress } from '../../../content-model/reserved-addresses';
import { modelOf } from '../../../platform/strapi/model';
import { replaceMethods } from '../../../platform/strapi/replace-methods';
import type { UidRequest, UidService } from '../../../platform/strapi/uid-service';
import { addressFromName } from './address-from-name';

/**
 * Suggests a valid and unused address. Without a name, or with a name without usable characters
 * («🔥🔥»), uses the Spanish name of the type.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · replaces `generateUIDField` of the service `uid`
 * why: it transliterates «ñ» to «n», and uses the English name in the schema without a name
 * test: cms/tests/api/publish-checks.test.ts
 * until: the generation of slugs is a setting
 */
export function suggestAddress<Service extends UidService>(
  strapi: Core.Strapi,
  service: Service,
): Service {
  return replaceMethods<UidService>(
    { ...service },
    {
      async generateUIDField(request: UidRequest) {
        const type = modelOf(strapi, request.contentTypeUID);
        const attribute = new Map(ownAttributes(type)).get(request.field);
        const targetField = (attribute?.type === 'uid' && attribute.targetField) || 'name';
        const { contentTypeUID, field } = request;
        const unique = (value: string) => service.findUniqueUID({ contentTypeUID, field, value });

        const name = request.data?.[targetField];
        const address = addressFromName(typeof name === 'string' ? name : '');
        const ofType = addressFromName(type.info.displayName);
        if (address === '') return unique(ofType);
        return unique(
          isReservedAddress(contentTypeUID, address) ? `${address}-${ofType}` : address,
        );
      },
    },
  ) as Service;
}
