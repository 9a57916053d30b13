import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, flex, radius, space, typeset } from '#src/theme/tokens.ts';
import { GrecaField } from './greca-field.tsx';
import { IconTile } from './icon-tile.tsx';

type EmptyStateProps = {
  title: string;
  hint?: string;
  icon?: string;
  /** The next step: a button or a link. */
  action?: ReactNode;
};

export function EmptyState({ title, hint, icon = 'search', action }: EmptyStateProps) {
  return (
    <div css={panelCss}>
      <GrecaField fade="bottom" />
      <IconTile name={icon} size={56} />
      <p css={titleCss}>{title}</p>
      {hint ? <p css={hintCss}>{hint}</p> : null}
      {action}
    </div>
  );
}

const panelCss = css({
  position: 'relative',
  ...flex.row,
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[4],
  minHeight: '320px',
  padding: space.card,
  // A container that has a frame of its own sets the variable to `none`.
  border: `var(--empty-state-border, 1px solid ${color.border})`,
  borderRadius: radius.xl,
  overflow: 'hidden',
  textAlign: 'center',
  '& > *': { position: 'relative' },
  '& > div[aria-hidden]': { position: 'absolute' },
});

const titleCss = css({ ...typeset.h4, color: color.fg });

const hintCss = css({ maxWidth: '34em', marginBottom: space[3], color: color.fgMuted });
