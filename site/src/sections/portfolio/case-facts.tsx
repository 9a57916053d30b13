import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, fontFamily, fontSize, space, typeset } from '#src/theme/tokens.ts';
import { formatWholeMoney } from '@tequiora/cms/contracts/money.ts';
import { WIDE_CASE, type CaseHeading } from './case-heading.ts';
import { CaseReceipt } from './case-receipt.tsx';
import { TechnologyTags } from './technology-tags.tsx';

type CaseFactsProps = {
  heading: CaseHeading;
  content: Pick<Queries.CaseDetailFieldsFragment, 'timeline' | 'investment' | 'technologies'>;
  payments: readonly { percentage: number; label: string }[];
};

/** Duration, investment and technologies of a case. */
export function CaseFacts({ heading: Heading, content, payments }: CaseFactsProps) {
  const { timeline, investment, technologies } = content;
  const hasReceipt = payments.length > 0;
  return (
    <section css={hasReceipt && withReceiptCss}>
      <Heading css={hiddenHeadingCss}>
        <VisuallyHidden>Ficha del proyecto</VisuallyHidden>
      </Heading>
      <dl css={rowCss}>
        <Fact label="Cronograma">
          <span css={valueCss}>{timeline}</span>
        </Fact>
        {hasReceipt ? null : (
          <Fact label="Inversión">
            <span css={valueCss}>
              <span>{formatWholeMoney(investment)}</span>
              <span css={unitCss}> MXN</span>
            </span>
          </Fact>
        )}
        {technologies.length > 0 ? (
          <Fact label="Tecnologías">
            <TechnologyTags technologies={technologies} />
          </Fact>
        ) : null}
      </dl>
      {hasReceipt ? <CaseReceipt investment={investment} payments={payments} /> : null}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div css={factCss}>
      <dt css={labelCss}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const withReceiptCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  [WIDE_CASE]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: '5cqi' },
});

const hiddenHeadingCss = css({ position: 'absolute' });

const rowCss = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[7]} ${space[6]}`,
  paddingBlock: space[7],
  borderBlock: `1px solid ${color.border}`,
  '& > :nth-of-type(3)': { gridColumn: '1 / -1' },
  [WIDE_CASE]: {
    gridTemplateColumns: 'max-content max-content minmax(0, 1fr)',
    gap: 'clamp(2rem, 6cqi, 5rem)',
    '& > :nth-of-type(3)': { gridColumn: 'auto' },
  },
});

const factCss = css({ display: 'grid', alignContent: 'start', gap: space[3] });

const labelCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

const valueCss = css({ ...typeset.h3, color: color.fg, fontVariantNumeric: 'tabular-nums' });

const unitCss = css({
  color: color.fgMuted,
  fontFamily: fontFamily.body,
  fontSize: fontSize.sm,
  fontWeight: 500,
  letterSpacing: 0,
});
