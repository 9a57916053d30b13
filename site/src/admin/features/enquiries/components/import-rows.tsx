import { css } from '@emotion/react';
import { useState } from 'react';
import { paths } from '#src/admin/lib/paths.ts';
import { adminText, mutedCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { LeadPreview } from '@tequiora/cms/contracts/enquiry-import.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatCount, formatNumber } from '@tequiora/cms/contracts/number.ts';

/** Rows of a list; a file may have thousands. */
const SHOWN = 100;

type ImportRowsProps = {
  rows: readonly LeadPreview[];
  isApplying: boolean;
  onApply: (rows: readonly LeadPreview[]) => void;
  onBack: () => void;
};

/** Shows what each row becomes, and names those that are refused. */
export function ImportRows({ rows, isApplying, onApply, onBack }: ImportRowsProps) {
  const [isPartial, setIsPartial] = useState(false);
  const [hasDuplicates, setHasDuplicates] = useState(false);
  const rowsOf = (outcome: LeadPreview['outcome']) => rows.filter((row) => row.outcome === outcome);
  const [added, duplicates, known] = [rowsOf('new'), rowsOf('duplicate'), rowsOf('known')];
  const refused = rowsOf('refused');
  const good = hasDuplicates ? rows.filter(isPossible) : added;
  const canApply = good.length > 0 && (refused.length === 0 || isPartial);
  return (
    <>
      <p role="status" css={summaryCss}>
        {[
          formatCount(added.length, 'consulta nueva', 'consultas nuevas'),
          formatCount(duplicates.length, 'contacto conocido', 'contactos conocidos'),
          formatCount(known.length, 'ya importada', 'ya importadas'),
          formatCount(refused.length, 'fila con problemas', 'filas con problemas'),
        ].join(' · ')}
      </p>
      {refused.length > 0 ? <RefusedRows rows={refused} /> : null}
      {duplicates.length > 0 ? (
        <RowsPanel title="Contactos conocidos" rows={duplicates} columns={DUPLICATE_COLUMNS} />
      ) : null}
      {added.length > 0 ? (
        <RowsPanel title="Consultas nuevas" rows={added} columns={COLUMNS} />
      ) : null}
      {known.length > 0 ? (
        <Banner>
          {`${formatCount(known.length, 'fila ya se importó', 'filas ya se importaron')} antes, o ${known.length === 1 ? 'está' : 'están'} dos veces en el archivo. No se importan otra vez.`}
        </Banner>
      ) : null}
      {duplicates.length > 0 ? (
        <CheckBox
          label={`Importar también ${duplicates.length === 1 ? 'la del contacto conocido' : `las ${formatNumber(duplicates.length)} de contactos conocidos`}`}
          isChecked={hasDuplicates}
          onToggle={() => setHasDuplicates(!hasDuplicates)}
        />
      ) : null}
      {refused.length > 0 && good.length > 0 ? (
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
          Volver a las columnas
        </Button>
        <Button
          isLoading={isApplying}
          aria-disabled={!canApply}
          onClick={() => (canApply ? onApply(good) : null)}
        >
          {`Importar ${formatCount(good.length, 'consulta', 'consultas')}`}
        </Button>
      </div>
    </>
  );
}

const isPossible = ({ outcome }: LeadPreview) => outcome === 'new' || outcome === 'duplicate';

const nameOf = ({ name }: LeadPreview) => name || 'Sin nombre';

function RefusedRows({ rows }: { rows: readonly LeadPreview[] }) {
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

type RowsPanelProps = {
  title: string;
  rows: readonly LeadPreview[];
  columns: readonly Column<LeadPreview>[];
};

function RowsPanel({ title, rows, columns }: RowsPanelProps) {
  return (
    <Panel title={title} isFlush>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows.slice(0, SHOWN)}
        rowKey={({ number }) => String(number)}
        isDense
      />
      <More count={rows.length} />
    </Panel>
  );
}

function More({ count }: { count: number }) {
  if (count <= SHOWN) return null;
  return <p css={[mutedCss, moreCss]}>{`Y ${formatNumber(count - SHOWN)} más.`}</p>;
}

const COLUMNS: readonly Column<LeadPreview>[] = [
  {
    key: 'name',
    header: 'Nombre',
    isRowHeader: true,
    cell: (row) => (
      <span css={nameCss}>
        <span>{nameOf(row)}</span>
        <span css={mutedCss}>{`Fila ${formatNumber(row.number)}`}</span>
      </span>
    ),
  },
  {
    key: 'contact',
    header: 'Contacto',
    cell: ({ contact }) => <span css={wrapCss}>{contact}</span>,
  },
  {
    key: 'arrivedAt',
    header: 'Llegó',
    cell: ({ arrivedAt }) => <span>{arrivedAt ? formatDateTime(arrivedAt) : 'Ahora'}</span>,
  },
];

const DUPLICATE_COLUMNS: readonly Column<LeadPreview>[] = [
  ...COLUMNS,
  {
    key: 'duplicateOf',
    header: 'Ya está en',
    cell: ({ duplicateOf }) =>
      duplicateOf && 'documentId' in duplicateOf ? (
        <ScreenLink to={paths.enquiry.to(duplicateOf.documentId)} target="_blank">
          {duplicateOf.folio || 'Consulta'}
        </ScreenLink>
      ) : (
        <span>{duplicateOf ? `Fila ${formatNumber(duplicateOf.row)} del archivo` : '—'}</span>
      ),
  },
];

const summaryCss = css({ ...adminText.md, color: color.fg, fontWeight: 600 });

const refusedCss = css({
  display: 'grid',
  gap: space[4],
  '& > li': { ...adminText.sm, display: 'grid', gap: space[1], color: color.fg },
  overflowWrap: 'anywhere',
});

const nameCss = css({ ...flex.wrapRow, gap: `${space[1]} ${space[3]}`, overflowWrap: 'anywhere' });

const wrapCss = css({ overflowWrap: 'anywhere' });

const moreCss = css({ padding: space[6] });

const actionsCss = css({
  ...flex.wrap,
  position: 'sticky',
  bottom: 0,
  gap: space[4],
  justifyContent: 'flex-end',
  paddingBlock: space[4],
  background: color.bgSubtle,
  [mq.belowMd]: { '& > *': { flex: '1 1 auto' } },
});
