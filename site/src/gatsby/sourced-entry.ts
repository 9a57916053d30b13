/** An entry as the CMS returns it; after the download its pictures have `localFile___NODE`. */
export type Entity = Record<string, unknown> & { documentId: string };
export type SourcedEntry = { uid: string; entity: Entity; isDownloaded?: boolean };

export const keyOf = ({ uid, entity }: SourcedEntry): string => `${uid}:${entity.documentId}`;
