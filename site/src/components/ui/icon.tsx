import { css } from '@emotion/react';
import { glyphOf } from './glyph.ts';
import { iconNames, type iconShapes } from './icon-shapes.ts';

export type IconName = keyof typeof iconShapes;

type IconProps = {
  /** Icon key of the CMS or of the interface; an unknown key renders nothing. */
  name: IconName | (string & {}) | null | undefined;
  size?: number | string;
  className?: string;
};

/** Decorative: adjacent text or the label of its button carries the meaning. */
export function Icon({ name, size = 20, className }: IconProps) {
  if (!name || !iconNames.includes(name)) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      css={iconCss}
      className={className}
      dangerouslySetInnerHTML={{ __html: glyphOf(name) }}
    />
  );
}

const iconCss = css({ flex: 'none' });
