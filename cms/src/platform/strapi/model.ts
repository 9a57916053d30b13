import type { Core, Schema, UID } from '@strapi/strapi';

/** Returns the schema of a content type or component. */
export function modelOf(strapi: Core.Strapi, uid: string) {
  return strapi.getModel(uid as UID.Schema);
}

/** Returns the schema of a content type. */
export function typeOf(strapi: Core.Strapi, uid: string): Schema.ContentType {
  return strapi.contentType(uid as UID.ContentType);
}

/** Returns the schema of a content type; undefined for an unknown UID. */
export function contentTypeOf(strapi: Core.Strapi, uid: unknown): Schema.ContentType | undefined {
  return strapi.contentTypes[uid as UID.ContentType];
}

export function listContentTypes(strapi: Core.Strapi): Schema.ContentType[] {
  // Once: the getter builds a new object of all types.
  const types = strapi.contentTypes;
  return Object.keys(types).flatMap((uid) => types[uid as UID.ContentType] ?? []);
}
