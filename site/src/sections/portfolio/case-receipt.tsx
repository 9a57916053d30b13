import { css } from '@emotion/react';
import { splitAmount } from '#src/lib/split-amount.ts';
import { receiptCss, receiptLineCss, receiptLinesCss } from '#src/theme/receipt-css.ts';
import { color, fontSize, typeset } from '#src/theme/tokens.ts';
import { formatWholeMoney } from '@tequiora/cms/contracts/money.ts';

type CaseReceiptProps = {
  investment: number;
  /** The payment terms of all projects. */
  payments: readonly { percentage: number; label: string }[];
};

/** The investment as it was paid. */
export function CaseReceipt({ investment, payments }: CaseReceiptProps) {
  const amounts = splitAmount(
    investment,
    payments.map(({ percentage }) => percentage),
  );
  return (
    <div css={receiptCss}>
      <p css={titleCss}>Inversión</p>
      <dl css={receiptLinesCss}>
        {payments.map(({ label, percentage }, index) => (
          <div key={index} css={receiptLineCss}>
            <dt>{`${label}, ${percentage}%`}</dt>
            <dd>{formatWholeMoney(amounts[index] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <p css={totalCss}>
        <span css={sumCss}>{formatWholeMoney(investment)}</span>
        <span css={unitCss}> MXN más IVA</span>
      </p>
    </div>
  );
}

const titleCss = css({ ...typeset.h4, color: color.fg });

const totalCss = css({ fontVariantNumeric: 'tabular-nums' });

const sumCss = css({ ...typeset.h2, color: color.fg });

const unitCss = css({ color: color.fgMuted, fontSize: fontSize.sm });
