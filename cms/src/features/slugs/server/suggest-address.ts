import type { Core } from '@strapi/strapi';

import { isAddress } from '../../../../contracts/addresses';
import { isBlank } from '../../../../contracts/text';
import { ownAttributes } from '../../../content-model/content-attributes';
import { isReservedAddress } from '../../../content-model/reserved-addresses';
import { modelOf } from '../../../platform/strapi/model';
import type { UidRequest, UidService } from '../../../platform/strapi/uid-service';

// Leaves room within the 120 characters of the schema for transliteration and a counter.
const NAME_MAX = 90;

/**
 * Suggests only valid addresses. Without a name, or with a name without usable characters («🔥🔥»),
 * uses the Spanish name of the type instead of the English one in the schema.
 */
export function suggestAddress<Service extends UidService>(
  strapi: Core.Strapi,
  service: Service,
): Service {
  return {
    ...service,
    async generateUIDField(request: UidRequest) {
      const type = modelOf(strapi, request.contentTypeUID);
      const attribute = new Map(ownAttributes(type)).get(request.field);
      const targetField = (attribute?.type === 'uid' && attribute.targetField) || 'name';
      const { contentTypeUID, field } = request;
      const suggest = (name: string) =>
        service.generateUIDField({ ...request, data: { ...request.data, [targetField]: name } });

      const typed = request.data?.[targetField];
      const name = typeof typed === 'string' ? typed.slice(0, NAME_MAX) : '';
      const ofType = await suggest(type.info.displayName);
      if (isBlank(name)) return ofType;
      const address = await suggest(name);
      if (!isAddress(address)) return ofType;
      if (!isReservedAddress(contentTypeUID, address)) return address;
      const value = `${address}-${ofType}`;
      return service.findUniqueUID({ contentTypeUID, field, value });
    },
  };
}
