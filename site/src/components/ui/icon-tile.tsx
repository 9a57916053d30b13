import { css } from '@emotion/react';
import { color, flex } from '#src/theme/tokens.ts';
import { Icon } from './icon.tsx';

/** An icon on a tinted square; renders nothing without an icon. */
export function IconTile({ name, size = 44 }: { name: string | null | undefined; size?: 44 | 56 }) {
  if (!name) return null;
  return (
    <span css={tileCss} style={{ width: size, height: size, borderRadius: size === 44 ? 12 : 16 }}>
      <Icon name={name} size={size / 2} />
    </span>
  );
}

const tileCss = css({
  flex: 'none',
  ...flex.center,
  background: color.accentSoft,
  color: color.accent,
});
