import type { Core, UID } from '@strapi/strapi';

type Request = { contentTypeUID: string; field: string; data?: Record<string, unknown> };

export type UidService = { generateUIDField: (request: Request) => Promise<string> };

/**
 * Suggests an address in Spanish for an entry that has no name yet: Strapi takes the English name
 * that the type has in the code.
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
      const data = {
        ...request.data,
        [targetField]: request.data?.[targetField] || type.info.displayName,
      };
      return service.generateUIDField({ ...request, data });
    },
  };
}
