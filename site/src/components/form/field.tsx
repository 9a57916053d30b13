import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '#src/components/ui/icon.tsx';
import { color, fontSize, mq, palette } from '#src/theme/tokens.ts';

/** Attributes that connect a control with its label, hint and error. */
export type ControlWiring = {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = {
  /** Id of the control; the ids of hint and error are derived from it. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Remark on the value in place of the hint; announced, and never an obstacle. */
  notice?: ReactNode;
  isRequired?: boolean;
  /** At the right end of the line below the control, e.g. a counter. */
  aside?: ReactNode;
  children: (control: ControlWiring) => ReactNode;
};

/**
 * Label, control, then error or hint on a line that always takes space, so the layout does not
 * shift.
 */
export function Field({ id, label, hint, error, notice, isRequired, aside, children }: FieldProps) {
  const hintId = `${id}-ayuda`;
  const errorId = `${id}-error`;
  const noticeId = `${id}-aviso`;
  const describedBy = [error ? errorId : null, hint ? hintId : null, notice ? noticeId : null]
    .filter(Boolean)
    .join(' ');
  return (
    <div css={fieldCss}>
      <label htmlFor={id} css={labelCss}>
        <span>{label}</span>
        {isRequired ? (
          <span aria-hidden="true" css={markCss}>
            {' '}
            *
          </span>
        ) : null}
      </label>
      {children({
        id,
        required: isRequired,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <div css={belowCss}>
        {error ? (
          <p id={errorId} css={errorCss}>
            <Icon name="circle-alert" size={16} css={errorIconCss} />
            <span>{error}</span>
          </p>
        ) : null}
        {hint ? (
          <p id={hintId} hidden={Boolean(error ?? notice)}>
            {hint}
          </p>
        ) : null}
        {notice === undefined ? null : (
          <div id={noticeId} role="status" css={noticeCss}>
            {notice}
          </div>
        )}
        {aside ? <span css={asideCss}>{aside}</span> : null}
      </div>
    </div>
  );
}

const fieldCss = css({ display: 'grid', gap: '6px', minWidth: 0 });

const labelCss = css({ color: color.fg, fontSize: fontSize.ui, fontWeight: 600, lineHeight: 1.4 });

const markCss = css({ color: color.danger });

const belowCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  minHeight: '1.5rem',
  color: color.fgHint,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
  [mq.forcedColors]: { color: 'CanvasText' },
});

const errorCss = css({
  display: 'flex',
  gap: '6px',
  color: palette.red[700],
  '[data-scope="dark"] &': { color: color.danger },
});

const errorIconCss = css({ marginTop: '0.2em' });

const noticeCss = css({ minWidth: 0, overflowWrap: 'anywhere' });

const asideCss = css({ marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' });
