import { css } from '@emotion/react';
import { useState } from 'react';
import { adminText, mutedCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import { IMPORT_LIMITS, type ImportRow } from '@tequiora/cms/contracts/catalogue-import.ts';
import { formatCount, formatNumber } from '@tequiora/cms/contracts/number.ts';
import type { CheckedSheet } from '../api/product-import.ts';
import { excerptFrom } from '../lib/excerpt-from.ts';

/** Rows of a list; a file may have thousands with the same mistake. */
const SHOWN = IMPORT_LIMITS.rows;

type ImportPreviewProps = {
  checked: CheckedSheet;
  isApplying: boolean;
  onApply: (rows: ImportRow[]) => void;
  onBack: () => void;
};

/** Shows what an import would do, and names the rows that it refuses. */
export function ImportPreview({ checked, isApplying, onApply, onBack }: ImportPreviewProps) {
  const [isPartial, setIsPartial] = useState(false);
  const rowsOf = (outcome: ImportRow['outcome']) =>
    checked.rows.filter((row) => row.outcome === outcome);
  const [added, changed, refused] = [rowsOf('new'), rowsOf('changed'), rowsOf('refused')];
  const good = [...added, ...changed].sort((a, b) => a.number - b.number);
  const isTooMany = good.length > IMPORT_LIMITS.rows;
  const isPossible = good.length > 0 && !isTooMany && (refused.length === 0 || isPartial);
  return (
    <>
      <p role="status" css={summaryCss}>
        {[
          formatCount(added.length, 'producto nuevo', 'productos nuevos'),
          formatCount(changed.length, 'cambia', 'cambian'),
          `${formatNumber(rowsOf('unchanged').length)} sin cambios`,
          formatCount(refused.length, 'fila con problemas', 'filas con problemas'),
        ].join(' · ')}
      </p>
      {checked.ignoredColumns.length > 0 ? (
        <Banner>{`No se usan estas columnas: ${checked.ignoredColumns.join(', ')}.`}</Banner>
      ) : null}
      {refused.length > 0 ? <RefusedRows rows={refused} /> : null}
      {changed.length > 0 ? <ChangedRows title="Productos que cambian" rows={changed} /> : null}
      {added.length > 0 ? (
        <ChangedRows
          title={
            checked.isPublishing
              ? 'Productos nuevos, que se publican'
              : 'Productos nuevos, como borrador'
          }
          rows={added}
        />
      ) : null}
      {good.length === 0 && refused.length === 0 ? (
        <EmptyState
          title="El archivo no cambia nada"
          hint="Todas sus filas dicen lo mismo que el catálogo."
        />
      ) : null}
      {isTooMany ? (
        <Banner tone="warning">
          {`El archivo cambia ${formatCount(good.length, 'producto', 'productos')} y una importación puede cambiar ${IMPORT_LIMITS.rows}. Deja una parte de las filas, impórtala y sigue con las demás.`}
        </Banner>
      ) : null}
      {refused.length > 0 && good.length > 0 && !isTooMany ? (
        <CheckBox
          label={
            refused.length === 1
              ? 'Importar las demás, sin la fila con problemas'
              : `Importar las demás, sin las ${formatNumber(refused.length)} filas con problemas`
          }
          isChecked={isPartial}
          onToggle={() => setIsPartial(!isPartial)}
        />
      ) : null}
      <div css={actionsCss}>
        <Button variant="secondary" onClick={onBack}>
          Volver
        </Button>
        {good.length > 0 ? (
          <Button
            isLoading={isApplying}
            aria-disabled={!isPossible}
            onClick={() => (isPossible ? onApply(good) : null)}
          >
            {`Importar ${formatCount(good.length, 'producto', 'productos')}`}
          </Button>
        ) : null}
      </div>
    </>
  );
}

const nameOf = ({ name }: ImportRow) => name || 'Sin nombre';

function RefusedRows({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <Panel title={formatCount(rows.length, 'fila con problemas', 'filas con problemas')}>
      <ul role="list" css={refusedCss}>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.number}>
            <b>{`Fila ${formatNumber(row.number)}: ${nameOf(row)}`}</b>
            {row.problems.map(({ column, message }) => (
              <span key={`${column}: ${message}`} css={mutedCss}>
                {column ? `${column}. ${message}` : message}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <More count={rows.length} />
    </Panel>
  );
}

function ChangedRows({ title, rows }: { title: string; rows: readonly ImportRow[] }) {
  return (
    <Panel title={title} isFlush>
      <DataTable
        caption={title}
        columns={COLUMNS}
        rows={rows.slice(0, SHOWN)}
        rowKey={({ number }) => String(number)}
      />
      <More count={rows.length} />
    </Panel>
  );
}

function More({ count }: { count: number }) {
  if (count <= SHOWN) return null;
  return <p css={[mutedCss, moreCss]}>{`Y ${formatNumber(count - SHOWN)} más.`}</p>;
}

const COLUMNS: readonly Column<ImportRow>[] = [
  {
    key: 'name',
    header: 'Producto',
    isRowHeader: true,
    cell: (row) => (
      <span css={nameCss}>
        <span>{nameOf(row)}</span>
        <span css={mutedCss}>{`Fila ${formatNumber(row.number)}`}</span>
        {row.outcome === 'changed' && !row.isPublished ? <Badge tone="gray">Borrador</Badge> : null}
      </span>
    ),
  },
  { key: 'changes', header: 'Cambios', cell: (row) => <Changes row={row} /> },
];

function Changes({ row: { changes, outcome } }: { row: ImportRow }) {
  return (
    <ul role="list" css={changesCss}>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <b>{`${column}: `}</b>
          {outcome === 'changed' ? (
            <>
              <del css={textCss}>
                <span css={visuallyHiddenCss}>Antes: </span>
                <span>{excerptFrom(before, after) || 'vacío'}</span>
              </del>
              <span aria-hidden> → </span>
            </>
          ) : null}
          <ins css={[textCss, newCss]}>
            <span css={visuallyHiddenCss}>Ahora: </span>
            <span>{excerptFrom(after, before) || 'vacío'}</span>
          </ins>
        </li>
      ))}
    </ul>
  );
}

const summaryCss = css({ ...adminText.md, color: color.fg, fontWeight: 600 });

const refusedCss = css({
  display: 'grid',
  gap: space[4],
  '& > li': { ...adminText.sm, display: 'grid', gap: space[1], color: color.fg },
  overflowWrap: 'anywhere',
});

const nameCss = css({
  ...flex.wrapRow,
  gap: `${space[1]} ${space[3]}`,
  overflowWrap: 'anywhere',
  [mq.md]: { minWidth: '12rem' },
});

const changesCss = css({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' });

const textCss = css({ textDecoration: 'none', whiteSpace: 'pre-line' });

const newCss = css({ color: color.fg, fontWeight: 600 });

const moreCss = css({ padding: space[6] });

const actionsCss = css({
  ...flex.wrap,
  position: 'sticky',
  bottom: 0,
  gap: space[4],
  justifyContent: 'flex-end',
  paddingBlock: space[4],
  background: color.bgSubtle,
});
