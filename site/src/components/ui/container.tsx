import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { layout, space } from '#src/theme/tokens.ts';

/** `bleed`: content that is wider than the text of the page. */
type ContainerWidth = 'default' | 'narrow' | 'wide' | 'bleed';

type ContainerProps = {
  width?: ContainerWidth;
  className?: string;
  children: ReactNode;
};

/** Centres its content and keeps the page margins. */
export function Container({ width = 'default', className, children }: ContainerProps) {
  return (
    <div css={[containerCss, widthCss[width]]} className={className}>
      {children}
    </div>
  );
}

const containerCss = css({
  width: '100%',
  marginInline: 'auto',
  paddingInline: space.gutter,
});

const widthCss: Record<ContainerWidth, ReturnType<typeof css>> = {
  default: css({ maxWidth: `calc(${layout.container} + 2 * ${space.gutter})` }),
  narrow: css({ maxWidth: `calc(${layout.narrow} + 2 * ${space.gutter})` }),
  wide: css({ maxWidth: `calc(${layout.wide} + 2 * ${space.gutter})` }),
  bleed: css({ maxWidth: layout.bleed }),
};
