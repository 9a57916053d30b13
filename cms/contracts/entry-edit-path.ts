type Entry = { uid: string; documentId: string; isSingle: boolean };

/** Returns the path of an entry's edit view in the CMS panel. */
export function entryEditPath({ uid, documentId, isSingle }: Entry): string {
  const typePath = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `/content-manager/${typePath}`;
}
