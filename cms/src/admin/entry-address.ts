type Entry = { uid: string; documentId: string; isSingle: boolean };

/** Where an entry is edited in the panel. */
export function entryAddress({ uid, documentId, isSingle }: Entry): string {
  const place = isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `/content-manager/${place}`;
}
