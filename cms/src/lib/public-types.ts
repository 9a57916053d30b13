import type { Core, UID } from '@strapi/strapi';

/**
 * The content types that the site shows: all of ours with draft-and-publish. Those without it
 * (enquiries, subscriptions) hold personal data and are never read by the build.
 */
export function listPublicTypes(strapi: Core.Strapi) {
  return Object.values(strapi.contentTypes).filter(
    (type) => type.uid.startsWith('api::') && type.options?.draftAndPublish === true,
  );
}

/** The content API actions that read the entries of a type. */
export function readActions(type: { uid: UID.ContentType; kind: string }): string[] {
  const actions = type.kind === 'singleType' ? ['find'] : ['find', 'findOne'];
  return actions.map((action) => `${type.uid}.${action}`);
}
