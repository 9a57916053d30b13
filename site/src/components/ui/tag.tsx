import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from '#src/theme/tokens.ts';
import { badgeCss } from './badge.tsx';

/** A technology or an industry in a list, in both colour scopes. */
export function Tag({ children }: { children: ReactNode }) {
  return <li css={[badgeCss, tagCss]}>{children}</li>;
}

const tagCss = css({ background: color.bgSunken, color: color.fgBody });
