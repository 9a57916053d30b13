import { css } from '@emotion/react';
import { mutedCss } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import type { CatalogueChangeKind } from '@tequiora/cms/contracts/catalogue-changes.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { useCatalogueChanges, useUndoChange } from '../api/price-changes.ts';

const KIND_LABELS: Record<CatalogueChangeKind, string> = {
  prices: 'Cambio de precios',
  import: 'Importación',
};

/** Lists the last changes of several products, each of which can be undone. */
export function RecentChanges() {
  const { data = [] } = useCatalogueChanges();
  const { mutate, isPending, variables } = useUndoChange();
  if (data.length === 0) return null;
  return (
    <Panel title="Últimos cambios">
      <ul role="list" css={listCss}>
        {data.map(({ id, kind, at, by, count }) => (
          <li key={id} css={rowCss}>
            <div>
              <p css={titleCss}>
                {`${KIND_LABELS[kind]}: ${formatCount(count, 'producto', 'productos')}`}
              </p>
              <p css={mutedCss}>
                <RelativeTime iso={at} />
                <span>{by ? ` · ${by}` : ''}</span>
              </p>
            </div>
            <Button
              variant="secondary"
              isLoading={isPending && variables === id}
              aria-label={`Deshacer: ${KIND_LABELS[kind]}, ${formatCount(count, 'producto', 'productos')}`}
              onClick={() => mutate(id)}
            >
              Deshacer
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const listCss = css({ display: 'grid', gap: space[5] });

const rowCss = css({ ...flex.wrapSpread, gap: space[4] });

const titleCss = css({ color: color.fg, fontWeight: 600 });
