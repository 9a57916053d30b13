import type { Core, UID } from '@strapi/strapi';

import { isAddress } from '../../../contracts/addresses';
import { isBlank } from '../../../contracts/text';
import { isReservedAddress } from '../../publish-rules/addresses';

type Request = { contentTypeUID: string; field: string; data?: Record<string, unknown> };

type Unique = { contentTypeUID: string; field: string; value: string };

export type UidService = {
  generateUIDField: (request: Request) => Promise<string>;
  findUniqueUID: (request: Unique) => Promise<string>;
};

// Letters that become two, and the suffix of a second one, have to fit in the 120 of the schema.
const NAME_USED = 90;

/**
 * Suggests only addresses that the site can have. Without a name, or with one that leaves nothing
 * («🔥🔥»), it is the Spanish name of the type: Strapi takes the English one that it has in the code, or
 * nothing at all.
 */
export function suggestAddress<Service extends UidService>(
  strapi: Core.Strapi,
  service: Service,
): Service {
  return {
    ...service,
    async generateUIDField(request: Request) {
      const type = strapi.contentTypes[request.contentTypeUID as UID.ContentType];
      const attributes = type.attributes as Record<string, unknown>;
      const { targetField = 'name' } = attributes[request.field] as { targetField?: string };
      const { contentTypeUID, field } = request;
      const suggest = (name: string) =>
        service.generateUIDField({ ...request, data: { ...request.data, [targetField]: name } });

      const typed = request.data?.[targetField];
      const name = typeof typed === 'string' ? typed.slice(0, NAME_USED) : '';
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
