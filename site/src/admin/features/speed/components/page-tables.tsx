import { css } from '@emotion/react';
import { bodyTextCss, hintCss } from '#src/admin/ui/admin-text.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { space } from '#src/theme/tokens.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import {
  SPEED_METRIC_NAMES,
  SPEED_METRICS,
  type SpeedElement,
  type SpeedPage,
} from '@tequiora/cms/contracts/speed.ts';
import { RatedValue } from './rated-value.tsx';

/** Shows the figures of each page; pages of the same kind share a row. */
export function PageTable({ pages }: { pages: readonly SpeedPage[] }) {
  return (
    <Panel title="Por página" isFlush>
      <DataTable
        caption="Velocidad por página"
        columns={pageColumns}
        rows={pages}
        rowKey={({ page }) => page}
      />
    </Panel>
  );
}

const pageColumns: readonly Column<SpeedPage>[] = [
  { key: 'page', header: 'Página', isRowHeader: true, cell: PageName },
  {
    key: 'visits',
    header: 'Visitas',
    align: 'end',
    cell: ({ visits }) => formatNumber(visits),
  },
  ...SPEED_METRIC_NAMES.map((metric): Column<SpeedPage> => ({
    key: metric,
    header: SPEED_METRICS[metric].label,
    align: 'end',
    cell: ({ figures }) => <RatedValue metric={metric} value={figures[metric].p75} />,
  })),
];

function PageName({ page, label }: Pick<SpeedPage, 'page' | 'label'>) {
  return (
    <div css={nameCss}>
      <span>{label}</span>
      {label === page ? null : <span css={hintCss}>{page}</span>}
    </div>
  );
}

/** Shows the elements behind most of the values that are not good. */
export function ElementTable({ elements }: { elements: readonly SpeedElement[] }) {
  return (
    <Panel title="Los elementos que más tardan" isFlush={elements.length > 0}>
      {elements.length > 0 ? (
        <DataTable
          caption="Elementos detrás de las medidas que no son buenas"
          columns={elementColumns}
          rows={elements}
          rowKey={({ page, metric, element }) => `${page} ${metric} ${element}`}
        />
      ) : (
        <p css={bodyTextCss}>Ninguna visita de estos días tuvo una medida mejorable o mala.</p>
      )}
    </Panel>
  );
}

const elementColumns: readonly Column<SpeedElement>[] = [
  {
    key: 'element',
    header: 'Elemento',
    isRowHeader: true,
    cell: ({ element }) => <code css={elementCss}>{element}</code>,
  },
  { key: 'page', header: 'Página', cell: PageName },
  { key: 'metric', header: 'Medida', cell: ({ metric }) => SPEED_METRICS[metric].label },
  {
    key: 'visits',
    header: 'Visitas afectadas',
    align: 'end',
    cell: ({ visits }) => formatNumber(visits),
  },
];

const nameCss = css({ display: 'grid', padding: `${space[1]} 0`, overflowWrap: 'anywhere' });

const elementCss = css({ fontSize: '0.875em', overflowWrap: 'anywhere' });
