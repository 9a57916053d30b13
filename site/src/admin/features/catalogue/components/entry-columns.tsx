import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import type { Column } from '#src/admin/ui/data-table.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { Thumbnail } from '#src/admin/ui/thumbnail.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { EntryActions } from './entry-actions.tsx';
import { StateBadge } from './state-badge.tsx';

/** Returns the columns of the list; the name links to the form. */
export function entryColumns<Item extends AdminEntry>(
  kind: CatalogueKind<Item>,
  onDelete: (item: Item) => void,
): readonly Column<Item>[] {
  return [
    {
      key: 'name',
      header: kind.texts.title,
      sortKey: 'nombre',
      isRowHeader: true,
      cell: (item) => (
        <span css={nameCss}>
          <Thumbnail url={item.image?.formats?.thumbnail?.url ?? item.image?.url} />
          <span css={nameTextCss}>
            <ScreenLink to={kind.paths.entry(item.documentId)}>{item.name}</ScreenLink>
            <span css={smallCss}>
              {kind.categoryText(item) ?? 'Sin categoría'}
              {kind.isFeatured(item) ? <Badge tone="sky">Destacado</Badge> : null}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'price',
      header: 'Precio',
      ...(kind.hasFeatured ? ({ sortKey: 'precio', align: 'end' } as const) : null),
      cell: (item) => kind.priceText(item) ?? 'Sin precio',
    },
    { key: 'state', header: 'Estado', cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'updatedAt',
      header: 'Actualizado',
      sortKey: 'actualizado',
      cell: ({ updatedAt }) => <RelativeTime iso={updatedAt} />,
    },
    {
      key: 'actions',
      header: 'Acciones',
      isHeaderHidden: true,
      width: '1px',
      cell: (item) => <EntryActions kind={kind} item={item} onDelete={() => onDelete(item)} />,
    },
  ];
}

const nameCss = css({
  display: 'flex',
  gap: space[4],
  alignItems: 'center',
  minWidth: '9rem',
  overflowWrap: 'anywhere',
});

const nameTextCss = css({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  minWidth: 0,
  [mq.belowMd]: { fontSize: '1rem' },
});

const smallCss = css({
  ...adminText.xs,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  color: color.fgMuted,
});
