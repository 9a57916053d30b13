import { css } from '@emotion/react';
import { glyphOf } from './glyph.ts';
import type { brandShapes } from './icon-shapes.ts';

export type BrandIconName = keyof typeof brandShapes;

type BrandIconProps = { name: BrandIconName; size?: number | string };

/** Icons of the social networks. */
export function BrandIcon({ name, size = 20 }: BrandIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      css={glyphCss}
      dangerouslySetInnerHTML={{ __html: glyphOf(name) }}
    />
  );
}

const glyphCss = css({ flex: 'none' });
