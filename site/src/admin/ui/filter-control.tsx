import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { controlCss } from '#src/components/form/control-css.ts';
import { color } from '#src/theme/tokens.ts';
import { adminText } from './admin-text.ts';

type FilterControlProps = {
  label: string;
  isGrowing?: boolean;
  children: (control: { id: string }) => ReactNode;
};

/** Small label above a control of a filter bar. */
export function FilterControl({ label, isGrowing = false, children }: FilterControlProps) {
  const id = useId();
  return (
    <div css={wrapCss} data-grow={isGrowing || undefined}>
      <label htmlFor={id} css={labelCss}>
        {label}
      </label>
      {children({ id })}
    </div>
  );
}

const wrapCss = css({ display: 'grid', gap: '4px', minWidth: 0 });

const labelCss = css({ ...adminText.xs, color: color.fgMuted, fontWeight: 600 });

/** Styles of filter bar controls: lower than those of a form. */
export const filterControlCss = [
  controlCss,
  css({ minHeight: '44px', padding: '8px 12px', fontSize: '0.9375rem' }),
];
