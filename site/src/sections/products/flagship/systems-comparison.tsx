import { css } from '@emotion/react';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Price } from '#src/components/ui/price.tsx';
import { ComparisonDetails } from '#src/sections/shared/comparison-details.tsx';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, fontSize, space } from '#src/theme/tokens.ts';

type System = Queries.FlagshipFieldsFragment;

const LISTS = [
  { label: 'Ideal para', read: (item: System) => item.idealFor },
  { label: 'Lo que hace', read: (item: System) => item.features },
  { label: 'Lo que ganas', read: (item: System) => item.benefits },
];

/** All systems side by side, once a visitor asks for it. */
export function SystemsComparison({ systems }: { systems: readonly System[] }) {
  if (systems.length < 2) return null;
  const lists = LISTS.filter(({ read }) => systems.some((item) => read(item).length > 0));
  return (
    <div css={[placeCss, screenOnlyCss]}>
      <ComparisonDetails
        summary="Comparar los sistemas lado a lado"
        label="Comparación de los sistemas"
        columns={systems.map(({ name }) => name)}
        rows={[
          ...(systems.some(({ subtitle }) => subtitle)
            ? [{ label: 'Para qué', cells: systems.map(({ subtitle }) => subtitle ?? '—') }]
            : []),
          {
            label: 'Precio',
            cells: systems.map(({ slug, pricing }) => <SystemPrice key={slug} pricing={pricing} />),
          },
          ...lists.map(({ label, read }) => ({
            label,
            cells: systems.map((item) => <CheckList key={item.slug} items={read(item)} />),
          })),
        ]}
      />
    </div>
  );
}

/** The monthly price and what it is for. */
function SystemPrice({ pricing }: Pick<System, 'pricing'>) {
  const { amount, period, tax, note } = pricing;
  return (
    <div css={priceCss}>
      <Price amount={amount} unit={`/${period}`} tax={tax} isFrom />
      {note ? <span css={noteCss}>{note}</span> : null}
    </div>
  );
}

const placeCss = css({ marginTop: space[7] });

const priceCss = css({ display: 'grid', gap: space[2] });

const noteCss = css({ color: color.fgMuted, fontSize: fontSize.sm });
