import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { controlCss } from '#src/components/form/control-css.ts';
import { color, mq } from '#src/theme/tokens.ts';
import { adminText } from './admin-text.ts';

type FilterControlProps = {
  label: string;
  isGrowing?: boolean;
  /** Below it, the browser would cover a part of the value. */
  minWidth?: string;
  children: (control: { id: string }) => ReactNode;
};

/** Small label above a control of a filter bar. */
export function FilterControl({
  label,
  isGrowing = false,
  minWidth = '0',
  children,
}: FilterControlProps) {
  const id = useId();
  return (
    <div css={[wrapCss, { minWidth }]} data-grow={isGrowing || undefined}>
      <label htmlFor={id} css={labelCss}>
        {label}
      </label>
      {children({ id })}
    </div>
  );
}

const wrapCss = css({ display: 'grid', gap: '4px' });

const labelCss = css({ ...adminText.xs, color: color.fgMuted, fontWeight: 600 });

/** Styles of filter bar controls: lower than those of a form. iOS zooms into smaller text than 16 px. */
export const filterControlCss = [
  controlCss,
  css({
    minHeight: '44px',
    padding: '8px 12px',
    [mq.hover]: { fontSize: '0.9375rem' },
  }),
];
