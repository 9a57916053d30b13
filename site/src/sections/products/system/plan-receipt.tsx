import { css } from '@emotion/react';
import { useChatHref, useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Price } from '#src/components/ui/price.tsx';
import { receiptCss, receiptLineCss, receiptLinesCss } from '#src/theme/receipt-css.ts';
import { color, fontSize, mq, space, typeset } from '#src/theme/tokens.ts';
import { formatAmount } from '@tequiora/cms/contracts/money.ts';
import {
  formatQuantities,
  formatQuantity,
  priceOfPlan,
} from '@tequiora/cms/contracts/plan-prices.ts';
import { formatTotal, taxLabel } from '@tequiora/cms/contracts/tax.ts';

type PlanReceiptProps = {
  system: Pick<Queries.SystemFieldsFragment, 'name' | 'plans' | 'pricing' | 'slug' | 'units'>;
  quantities: readonly number[];
  /** Index of the plan; -1 when none allows the quantities. */
  best: number;
};

/** What a visitor pays, line by line, and the chat that starts with it. */
export function PlanReceipt({ system, quantities, best }: PlanReceiptProps) {
  const { plans, units, pricing } = system;
  const plan = plans[best];
  const price = plan && priceOfPlan(plan, quantities);
  const wish = formatQuantities(units, quantities);
  return (
    <div css={placeCss}>
      <div role="status" css={receiptCss}>
        {plan && price ? (
          <>
            <p css={titleCss}>{`Plan ${plan.name}`}</p>
            <dl css={receiptLinesCss}>
              <Line
                name={formatQuantities(
                  units,
                  units.map((_unit, index) => plan.rates[index]?.included ?? 1),
                )}
                fallback="Todo incluido"
                amount={plan.amount}
              />
              {price.extras.map(({ count, amount }, index) => {
                const unit = units[index];
                return count > 0 && unit ? (
                  <Line key={index} name={`${formatQuantity(unit, count)} más`} amount={amount} />
                ) : null;
              })}
            </dl>
            <p css={totalCss}>
              <Price min={price.total} unit={`/${pricing.period}`} tax={pricing.tax} size="lg" />
              <span css={noteCss}>{formatTotal(price.total, pricing.tax)}</span>
            </p>
          </>
        ) : plans.length > 0 ? (
          <>
            <p css={titleCss}>A tu medida</p>
            <p>{`Con ${wish} te hacemos un precio especial. Escríbenos y lo tienes hoy.`}</p>
          </>
        ) : (
          <p css={totalCss}>
            <Price
              amount={pricing.amount}
              unit={`/${pricing.period}`}
              tax={pricing.tax}
              isFrom
              size="lg"
            />
            <span css={noteCss}>{formatTotal(pricing.amount, pricing.tax)}</span>
          </p>
        )}
        {pricing.note ? <p css={noteCss}>{pricing.note}</p> : null}
      </div>
      <ChatButton system={system} quantities={quantities} best={best} />
    </div>
  );
}

function ChatButton({ system, quantities, best }: PlanReceiptProps) {
  const { slug, name, plans, units, pricing } = system;
  const thing = { type: 'flagship-product', slug } as const;
  const plan = plans[best];
  const price = plan && priceOfPlan(plan, quantities);
  const wish = units.length > 0 ? ` con ${formatQuantities(units, quantities)}` : '';
  const cost = price
    ? `: el plan ${plan.name} de ${formatAmount(price.total)} al ${pricing.period} ${taxLabel(pricing.tax)}`
    : '';
  const chosen = useChatHref(`Hola, Tequiora. Me interesa {nombre}${wish}${cost}.`, name, thing);
  const general = useWhatsAppHref({ ...thing, name });
  return (
    <div data-own-chat="" css={buttonCss}>
      <ButtonLink href={plans.length > 0 ? chosen : general} variant="whatsapp" isFullWidth>
        {plan || plans.length === 0 ? 'Lo quiero' : 'Pedir precio'}
      </ButtonLink>
    </div>
  );
}

type LineProps = { name: string; fallback?: string; amount: number };

function Line({ name, fallback, amount }: LineProps) {
  return (
    <div css={receiptLineCss}>
      <dt>{name || fallback}</dt>
      <dd>{formatAmount(amount)}</dd>
    </div>
  );
}

const placeCss = css({ display: 'grid', gap: space[5], maxWidth: '26rem' });

const titleCss = css({ ...typeset.h4, color: color.fg });

const totalCss = css({ display: 'grid', gap: '4px' });

const noteCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

const buttonCss = css({ [mq.print]: { display: 'none' } });
