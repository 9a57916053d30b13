import type { Core, UID } from '@strapi/strapi';

type Type = { uid: string; options?: { draftAndPublish?: boolean } };

/**
 * Whether the site shows entries of the type: all of ours with draft-and-publish. Those without it
 * (enquiries, subscriptions) hold personal data and are never read by the build.
 */
export function isPublicType({ uid, options }: Type): boolean {
  return uid.startsWith('api::') && options?.draftAndPublish === true;
}

/** The content types that the site shows. */
export function listPublicTypes(strapi: Core.Strapi) {
  return Object.values(strapi.contentTypes).filter(isPublicType);
}

/** The content API actions that read the entries of a type. */
export function readActions(type: { uid: UID.ContentType; kind: string }): string[] {
  const actions = type.kind === 'singleType' ? ['find'] : ['find', 'findOne'];
  return actions.map((action) => `${type.uid}.${action}`);
}
