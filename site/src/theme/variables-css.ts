import { css } from '@emotion/react';
import { darkScopeVariables, lightScopeVariables } from './tokens/color.ts';
import { layoutVariables } from './tokens/layout.ts';
import { durationVariables, easeVariables } from './tokens/motion.ts';
import { paletteVariables } from './tokens/palette.ts';
import { radiusVariables } from './tokens/radius.ts';
import { shadowVariables } from './tokens/shadow.ts';
import { spaceVariables } from './tokens/space.ts';
import { fontFamilyVariables, fontSizeVariables } from './tokens/typography.ts';

export function variablesCss() {
  return css({
    ':root': {
      ...paletteVariables(),
      ...fontSizeVariables(),
      ...fontFamilyVariables(),
      ...spaceVariables(),
      ...radiusVariables(),
      ...shadowVariables(),
      ...durationVariables(),
      ...easeVariables(),
      ...layoutVariables(),
    },
    ':root, [data-scope="light"]': lightScopeVariables(),
    '[data-scope="dark"]': darkScopeVariables(),
    // Short desktop windows: the whole hero stays above the fold.
    '@media (min-width: 64rem) and (max-height: 58.75rem)': {
      ':root': { '--fs-display': '3.75rem' },
    },
    '@media (prefers-contrast: more)': {
      ':root, [data-scope="light"]': {
        '--c-border': 'var(--gray-500)',
        '--c-fg-muted': 'var(--gray-700)',
        '--c-fg-hint': 'var(--gray-700)',
      },
      '[data-scope="dark"]': { '--c-border': 'var(--navy-300)', '--c-fg-muted': 'var(--navy-100)' },
    },
  });
}
