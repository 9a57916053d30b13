import { useOverview } from '#src/admin/lib/use-overview.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';

type EntryLinksProps<Item extends AdminEntry> = { kind: CatalogueKind<Item>; item: Item };

/** Links to the entry on the site and in the CMS; both open in a new tab. */
export function EntryLinks<Item extends AdminEntry>({ kind, item }: EntryLinksProps<Item>) {
  const { data } = useOverview();
  const entryUrl = data?.cms.entryUrl
    .replace('{uid}', kind.uid)
    .replace('{id}', encodeURIComponent(item.documentId));
  return (
    <>
      {item.state === 'draft' ? null : (
        <ButtonLink
          href={kind.sitePath(item)}
          isExternal
          variant="secondary"
          size="md"
          icon="arrow-up-right"
        >
          Ver en el sitio
        </ButtonLink>
      )}
      {entryUrl ? (
        <ButtonLink href={entryUrl} isExternal variant="secondary" size="md" icon="arrow-up-right">
          Abrir en el CMS
        </ButtonLink>
      ) : null}
    </>
  );
}
