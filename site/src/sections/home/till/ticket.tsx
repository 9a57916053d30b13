import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { duration, flex, fontSize, mq, palette, radius } from '#src/theme/tokens.ts';
import { formatMoney } from '@tequiora/cms/contracts/money.ts';
import { withoutIva } from '@tequiora/cms/contracts/tax.ts';
import { linesOf, totalOf, type Article, type Sale } from './articles.ts';

type SaleLinesProps = {
  sale: Sale;
  /** Without it, the sale is final. */
  onRemove?: (article: Article) => void;
};

/** The lines of a sale, each with a button that removes it. */
export function SaleLines({ sale, onRemove }: SaleLinesProps) {
  return (
    <ul role="list" css={linesCss}>
      {linesOf(sale).map(({ article, count }) => (
        <li key={article.name} css={lineCss}>
          <span css={lineNameCss}>
            <strong>{article.name}</strong>
            <span>{`${count} × ${formatMoney(article.price)}`}</span>
          </span>
          <span>{formatMoney(article.price * count)}</span>
          {onRemove ? (
            <IconButton
              icon="close"
              label={`Quitar ${article.name}`}
              size={32}
              css={removeCss}
              onClick={() => onRemove(article)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Subtotal, tax and total of a sale. */
export function SaleTotal({ sale }: { sale: Sale }) {
  const total = totalOf(sale);
  const subtotal = withoutIva(total);
  return (
    <dl css={totalCss}>
      <Row name="Subtotal" amount={subtotal} />
      <Row name="IVA 16 %" amount={total - subtotal} />
      <div css={[rowCss, sumCss]}>
        <dt>Total</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
    </dl>
  );
}

function Row({ name, amount }: { name: string; amount: number }) {
  return (
    <div css={rowCss}>
      <dt>{name}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}

/** The printed ticket of a paid sale. */
export function Ticket({ sale, children }: { sale: Sale; children: ReactNode }) {
  return (
    <div css={slotCss}>
      <div css={paperCss}>
        {children}
        <SaleLines sale={sale} />
        <SaleTotal sale={sale} />
        <p css={thanksCss}>¡Gracias por tu compra!</p>
      </div>
    </div>
  );
}

const linesCss = css({ display: 'grid', alignContent: 'start', minHeight: 0, overflowY: 'auto' });

const lineCss = css({
  ...flex.row,
  gap: '8px',
  minHeight: '44px',
  borderBottom: `1px solid ${palette.gray[200]}`,
  fontVariantNumeric: 'tabular-nums',
});

const lineNameCss = css({
  flex: 1,
  display: 'grid',
  minWidth: 0,
  lineHeight: 1.25,
  '& > span': { color: palette.gray[600] },
});

const removeCss = css({ color: palette.navy[900], borderColor: palette.gray[300] });

const totalCss = css({ margin: 0, fontVariantNumeric: 'tabular-nums', '& dd': { margin: 0 } });

const rowCss = css({ ...flex.spread, color: palette.gray[600] });

const sumCss = css({
  paddingTop: '4px',
  color: palette.navy[900],
  fontSize: fontSize['ui-lg'],
  fontWeight: 700,
});

const print = keyframes({ from: { transform: 'translateY(-101%)' } });

const slotCss = css({
  overflow: 'hidden',
  minHeight: 0,
  borderTop: `4px solid ${palette.navy[900]}`,
  borderRadius: radius.xs,
});

const TOOTH = '10px';

const paperCss = css({
  display: 'grid',
  gap: '8px',
  padding: '14px 14px 20px',
  background: palette.gray[0],
  animation: `${print} ${duration[5]} steps(14)`,
  // The torn edge.
  mask: `conic-gradient(from -45deg at bottom, #000 90deg, transparent 0) bottom / ${TOOTH} 51% repeat-x, linear-gradient(#000 0 0) top / 100% calc(100% - ${TOOTH} / 2) no-repeat`,
  [mq.reducedMotion]: { animation: 'none' },
});

const thanksCss = css({
  margin: 0,
  color: palette.green[700],
  fontWeight: 600,
  textAlign: 'center',
});
