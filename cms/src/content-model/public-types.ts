import type { Core, UID } from '@strapi/strapi';
import { listContentTypes } from '../platform/strapi/model';

type Type = { uid: string; options?: { draftAndPublish?: boolean } };

/**
 * Returns true when the site shows entries of the type: all of our types with draft-and-publish.
 * Types without it (enquiries, subscriptions) hold personal data and are never read by the build.
 */
export function isPublicType({ uid, options }: Type): boolean {
  return uid.startsWith('api::') && options?.draftAndPublish === true;
}

export function listPublicTypes(strapi: Core.Strapi) {
  return listContentTypes(strapi).filter(isPublicType);
}

/** Returns the content API actions that read entries of a type. */
export function readActions(type: { uid: UID.ContentType; kind: string }): string[] {
  const actions = type.kind === 'singleType' ? ['find'] : ['find', 'findOne'];
  return actions.map((action) => `${type.uid}.${action}`);
}
