import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { space } from '#src/theme/tokens/space.ts';

type FigureCardProps = {
  label: string;
  value: string;
  /** Path of the list behind the figure. */
  to: string;
  hint: ReactNode;
};

export function FigureCard({ label, value, to, hint }: FigureCardProps) {
  return (
    <article css={cardCss}>
      <h2 css={labelCss}>{label}</h2>
      <p css={valueCss}>
        <ScreenLink to={to}>
          {value}
          <VisuallyHidden>: ver las consultas</VisuallyHidden>
        </ScreenLink>
      </p>
      <p css={hintCss}>{hint}</p>
    </article>
  );
}

const cardCss = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  minWidth: 0,
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bg,
});

const labelCss = css({ ...adminText.sm, color: color.fgMuted, fontWeight: 500 });

const valueCss = css({ ...adminText.xl, fontVariantNumeric: 'tabular-nums' });

const hintCss = css({ ...adminText.sm, color: color.fgMuted });
