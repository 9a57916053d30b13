import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from '#src/theme/tokens.ts';
import { badgeCss } from './badge.tsx';

type TagProps = { as?: 'span' | 'li'; children: ReactNode };

/** A tag for technologies and industries, in both colour scopes. */
export function Tag({ as: Element = 'span', children }: TagProps) {
  return <Element css={[badgeCss, tagCss]}>{children}</Element>;
}

const tagCss = css({ background: color.bgSunken, color: color.fgBody });
