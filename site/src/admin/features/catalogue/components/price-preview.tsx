import { css } from '@emotion/react';
import { useState } from 'react';
import { adminText, mutedCss } from '#src/admin/ui/admin-text.ts';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import { formatDayAndTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatMoney, formatPrice } from '@tequiora/cms/contracts/money.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { formatOfferEnd } from '@tequiora/cms/contracts/offers.ts';
import type { PriceRow, ProductPrices } from '@tequiora/cms/contracts/price-changes.ts';

type PricePreviewProps = {
  rows: readonly PriceRow[];
  isApplying: boolean;
  onApply: (rows: readonly PriceRow[]) => void;
  onBack: () => void;
};

/** Shows the new prices, of which some can be left out, and names the products that stay as they are. */
export function PricePreview({ rows, isApplying, onApply, onBack }: PricePreviewProps) {
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const good = rows.filter(({ refusal }) => refusal === null);
  const refused = rows.filter(({ refusal }) => refusal !== null);
  const chosen = good.filter(({ documentId }) => !excluded.has(documentId));
  const toggle = (id: string) => {
    const others = [...excluded].filter((each) => each !== id);
    setExcluded(new Set(excluded.has(id) ? others : [...others, id]));
  };
  return (
    <>
      {refused.length > 0 ? <RefusedProducts rows={refused} /> : null}
      {good.length > 0 ? (
        <Panel title="Precios nuevos" isFlush>
          <DataTable
            caption="Precios nuevos"
            columns={columns((id) => !excluded.has(id), toggle)}
            rows={good}
            rowKey={({ documentId }) => documentId}
          />
        </Panel>
      ) : null}
      <div css={actionsCss}>
        <Button variant="secondary" onClick={onBack}>
          Volver
        </Button>
        <Button
          isLoading={isApplying}
          aria-disabled={chosen.length === 0}
          onClick={() => (chosen.length > 0 ? onApply(chosen) : null)}
        >
          {`Aplicar a ${formatCount(chosen.length, 'producto', 'productos')}`}
        </Button>
      </div>
    </>
  );
}

function RefusedProducts({ rows }: { rows: readonly PriceRow[] }) {
  const title = formatCount(rows.length, 'producto no cambia', 'productos no cambian');
  return (
    <Panel title={title}>
      <ul role="list" css={refusedCss}>
        {rows.map(({ documentId, name, refusal }) => (
          <li key={documentId}>
            <b>{name}</b>
            <span css={mutedCss}>{refusal}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function columns(
  isChosen: (id: string) => boolean,
  toggle: (id: string) => void,
): readonly Column<PriceRow>[] {
  return [
    {
      key: 'choice',
      header: 'Aplicar',
      isHeaderHidden: true,
      isMark: true,
      width: '1px',
      cell: ({ documentId, name }) => (
        <CheckBox
          label={`Aplicar a «${name}»`}
          isLabelHidden
          isChecked={isChosen(documentId)}
          onToggle={() => toggle(documentId)}
        />
      ),
    },
    {
      key: 'name',
      header: 'Producto',
      isRowHeader: true,
      cell: ({ name, isPublished }) => (
        <span css={nameCss}>
          <span>{name}</span>
          {isPublished ? null : <Badge tone="gray">Borrador</Badge>}
        </span>
      ),
    },
    {
      key: 'before',
      header: 'Hoy',
      align: 'end',
      cell: ({ before }) => <Prices prices={before} />,
    },
    {
      key: 'after',
      header: 'Nuevo',
      align: 'end',
      cell: ({ after }) => (after ? <Prices prices={after} isNew /> : null),
    },
  ];
}

/** The price, and the offer with its dates; what visitors pay is emphasised. */
function Prices({ prices, isNew = false }: { prices: ProductPrices; isNew?: boolean }) {
  const { price, offerPrice, offerFrom, offerUntil } = prices;
  const hasOffer = offerPrice !== null;
  const from = offerFrom && `desde el ${formatDayAndTime(offerFrom)}`;
  const until = offerUntil && formatOfferEnd(offerUntil);
  return (
    <span css={pricesCss}>
      <span css={isNew && !hasOffer ? newCss : undefined}>{formatPrice(price)}</span>
      {hasOffer ? (
        <span css={isNew ? newCss : undefined}>{`Oferta: ${formatMoney(offerPrice)}`}</span>
      ) : null}
      {hasOffer && (from || until) ? (
        <span css={mutedCss}>{[from, until].filter(Boolean).join(' ')}</span>
      ) : null}
    </span>
  );
}

const refusedCss = css({
  display: 'grid',
  gap: space[4],
  '& > li': { ...adminText.sm, display: 'grid', gap: space[1], color: color.fg },
});

const nameCss = css({ ...flex.wrapRow, gap: space[3], overflowWrap: 'anywhere' });

const pricesCss = css({
  display: 'grid',
  fontVariantNumeric: 'tabular-nums',
  [mq.md]: { justifyItems: 'end' },
});

const newCss = css({ color: color.fg, fontWeight: 650 });

const actionsCss = css({
  ...flex.wrap,
  position: 'sticky',
  bottom: 0,
  gap: space[4],
  justifyContent: 'flex-end',
  paddingBlock: space[4],
  background: color.bgSubtle,
});
