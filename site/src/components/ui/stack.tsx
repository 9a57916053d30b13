import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { flex, space, type SpaceToken } from '#src/theme/tokens.ts';

type StackAlign = 'stretch' | 'start' | 'center' | 'end';

type StackProps = {
  gap?: SpaceToken;
  align?: StackAlign;
  className?: string;
  children: ReactNode;
};

/** Vertical layout; the parent sets the spacing. */
export function Stack({ gap = 5, align = 'stretch', className, children }: StackProps) {
  return (
    <div
      css={stackCss}
      className={className}
      style={{ gap: space[gap], alignItems: flexAlign[align] }}
    >
      {children}
    </div>
  );
}

const flexAlign: Record<StackAlign, string> = {
  stretch: 'stretch',
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
};

const stackCss = css({ ...flex.column, minWidth: 0 });
