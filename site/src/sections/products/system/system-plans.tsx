import { css } from '@emotion/react';
import { useState } from 'react';
import { QuantityField } from '#src/components/form/quantity-field.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Price } from '#src/components/ui/price.tsx';
import { ComparisonTable } from '#src/sections/shared/comparison-table.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, flex, fontSize, mq, space, typeset } from '#src/theme/tokens.ts';
import { formatAmount } from '@tequiora/cms/contracts/money.ts';
import {
  cheapestPlan,
  formatQuantities,
  priceOfPlan,
} from '@tequiora/cms/contracts/plan-prices.ts';
import { PlanReceipt } from './plan-receipt.tsx';

type SystemPlansProps = {
  system: Pick<Queries.SystemFieldsFragment, 'name' | 'plans' | 'pricing' | 'slug' | 'units'>;
};

/** Element id of the prices. */
export const PLANS_ID = 'precios';

/** The plans of a system as a table, and what they cost for the quantities that a visitor chooses. */
export function SystemPlans({ system }: SystemPlansProps) {
  const { plans, units } = system;
  const [quantities, setQuantities] = useState(() => units.map(({ start }) => start));
  const best = cheapestPlan(plans, quantities);
  return (
    <HeadedSection
      headId={PLANS_ID}
      title="Cuánto cuesta"
      {...(plans.length === 0 && { isSide: true, isCompact: true, tone: 'subtle' as const })}
    >
      <div css={plans.length > 0 && columnsCss}>
        <div css={chooserCss}>
          {units.length > 0 && plans.length > 0 ? (
            <fieldset css={unitsCss}>
              <legend css={legendCss}>¿Cuánto necesitas?</legend>
              {units.map(({ plural, max }, index) => (
                <div key={plural} css={unitCss}>
                  <span aria-hidden="true" css={unitNameCss}>
                    {plural}
                  </span>
                  <QuantityField
                    id={`cantidad-${index}`}
                    label={`Cantidad de ${plural}`}
                    value={quantities[index] ?? 1}
                    min={1}
                    max={max}
                    onChange={(next) =>
                      setQuantities(quantities.map((each, at) => (at === index ? next : each)))
                    }
                  />
                </div>
              ))}
            </fieldset>
          ) : null}
          <PlanReceipt system={system} quantities={quantities} best={best} />
        </div>
        {plans.length > 0 ? (
          <PlanTable system={system} quantities={quantities} best={best} />
        ) : null}
      </div>
    </HeadedSection>
  );
}

type PlanTableProps = SystemPlansProps & { quantities: readonly number[]; best: number };

function PlanTable({ system, quantities, best }: PlanTableProps) {
  const { plans, units, pricing, name } = system;
  const unit = `/${pricing.period}`;
  const hasFeatures = plans.some(({ features }) => features.length > 0);
  return (
    <ComparisonTable
      label={`Planes de ${name}`}
      columns={plans.map((plan) => plan.name)}
      rows={[
        ...(plans.some(({ description }) => description)
          ? [{ label: 'Para', cells: plans.map(({ description }) => description ?? '—') }]
          : []),
        {
          label: 'Precio',
          cells: plans.map(({ amount }, index) => (
            <Price key={index} min={amount} unit={unit} tax={pricing.tax} />
          )),
        },
        ...units.map(({ singular, plural }, index) => ({
          label: capitalised(plural),
          cells: plans.map(({ rates }) => formatRate(rates[index], singular)),
        })),
        ...(hasFeatures
          ? [
              {
                label: 'Incluye',
                cells: plans.map(({ features }, index) => (
                  <CheckList key={index} items={features} />
                )),
              },
            ]
          : []),
        ...(units.length > 0
          ? [
              {
                label: `Con ${formatQuantities(units, quantities)}`,
                cells: plans.map((plan, index) => {
                  const price = priceOfPlan(plan, quantities);
                  return price ? (
                    <span key={index} css={totalCss}>
                      <Price min={price.total} unit={unit} tax={pricing.tax} />
                      {index === best && plans.length > 1 ? <Badge>Te conviene</Badge> : null}
                    </span>
                  ) : (
                    'Este plan no alcanza'
                  );
                }),
              },
            ]
          : []),
      ]}
    />
  );
}

type Rate = Queries.SystemFieldsFragment['plans'][number]['rates'][number];

/** Formats '2; $249 por cada caja más' and 'Hasta 15'. */
function formatRate(rate: Rate | undefined, singular: string): string {
  if (!rate) return 'Sin límite';
  if (rate.extra === null) return `Hasta ${rate.included}`;
  return `${rate.included}, y ${formatAmount(rate.extra)} por cada ${singular} más`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const columnsCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    gap: 'clamp(2rem, 4vw, 4rem)',
  },
});

const chooserCss = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

const unitsCss = css({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media (scripting: none), print': { display: 'none' },
});

const legendCss = css({ ...typeset.h4, padding: 0, marginBottom: space[4], color: color.fg });

const unitCss = css({ ...flex.wrapSpread, gap: space[3] });

const unitNameCss = css({
  minWidth: 0,
  color: color.fg,
  overflowWrap: 'anywhere',
  '&::first-letter': { textTransform: 'uppercase' },
  display: 'inline-block',
});

const totalCss = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  fontSize: fontSize.sm,
});
