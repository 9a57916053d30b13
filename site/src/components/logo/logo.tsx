import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { flex, fontFamily, fontSize, mq } from '#src/theme/tokens.ts';
import { HOOK_PATH, STEM_PATH, WORDMARK_PATH } from '@tequiora/cms/contracts/logo.ts';
import {
  logoColors,
  logoHeights,
  type LogoSize,
  type LogoVariant,
  type LogoVersion,
} from './logo-versions.ts';

type LogoProps = {
  variant?: LogoVariant;
  size?: LogoSize;
  /** 01 on white, 02 on navy, 03 in the text colour. */
  version?: LogoVersion;
  /** The accessible name; '' where the logo is decorative. */
  title?: string;
  /** Used by `full` only. */
  tagline?: string;
  className?: string;
};

export function Logo({
  variant = 'horizontal',
  size = 'md',
  version = '01',
  title = 'Tequiora',
  tagline = 'Soluciones Tecnológicas Reales',
  className,
}: LogoProps) {
  if (variant === 'full') {
    return <LogoFull {...{ size, version, title, tagline, className }} />;
  }
  const { width, height, icon, word } = drawings[variant];
  const colors = logoColors[version];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      css={logoCss}
      className={className}
      style={{ '--logo-h': `${logoHeights[variant][size]}px` } as CSSProperties}
      role={title ? 'img' : undefined}
      aria-label={title || undefined}
      aria-hidden={title ? undefined : true}
    >
      {icon ? (
        <g transform={icon}>
          <path d={HOOK_PATH} fill={colors.hook} />
          <path d={STEM_PATH} fill={colors.stem} />
        </g>
      ) : null}
      {word ? <path d={WORDMARK_PATH} transform={word} fill={colors.word} /> : null}
    </svg>
  );
}

type Drawing = { width: number; height: number; icon?: string; word?: string };

const drawings: Record<Exclude<LogoVariant, 'full'>, Drawing> = {
  icon: { width: 48, height: 48, icon: 'scale(1)' },
  text: { width: 175, height: 46, word: 'translate(0 0)' },
  horizontal: { width: 238, height: 48, icon: 'scale(1)', word: 'translate(62 1.2)' },
  stacked: {
    width: 176,
    height: 120,
    icon: 'translate(56 0) scale(1.35)',
    word: 'translate(0 76)',
  },
};

type LogoFullProps = {
  size: LogoSize;
  version: LogoVersion;
  title: string;
  tagline: string;
  className?: string | undefined;
};

/** Icon, wordmark and tagline as text, because its outlines would weigh 13 kB. */
function LogoFull({ size, version, title, tagline, className }: LogoFullProps) {
  const colors = logoColors[version];
  const unit = logoHeights.full[size] / 60;
  return (
    <span css={fullCss} className={className} style={{ gap: 16 * unit }}>
      <svg aria-hidden="true" viewBox="0 0 48 48" width={52 * unit} height={52 * unit}>
        <path d={HOOK_PATH} fill={colors.hook} />
        <path d={STEM_PATH} fill={colors.stem} />
      </svg>
      <span css={textCss}>
        <svg
          viewBox="0 0 175 43"
          width={175 * unit}
          height={43 * unit}
          role={title ? 'img' : undefined}
          aria-label={title || undefined}
          aria-hidden={title ? undefined : true}
        >
          <path d={WORDMARK_PATH} fill={colors.word} />
        </svg>
        <span css={taglineCss} style={{ color: colors.tagline }}>
          {tagline}
        </span>
      </span>
    </span>
  );
}

const logoCss = css({
  flex: 'none',
  width: 'auto',
  height: 'var(--logo-h)',
  maxWidth: 'none',
  [mq.forcedColors]: { '& path': { fill: 'CanvasText' } },
  [mq.print]: { '& path': { fill: '#000' } },
});

const fullCss = css({
  ...flex.inline,
  maxWidth: '100%',
  '& > svg': { flex: 'none' },
  [mq.forcedColors]: { '& path': { fill: 'CanvasText' } },
  [mq.print]: { '& path': { fill: '#000' } },
});

const textCss = css({ display: 'grid', gap: '1px', minWidth: 0 });

const taglineCss = css({
  fontFamily: fontFamily.body,
  fontSize: fontSize.xs,
  fontWeight: 500,
  lineHeight: 1.2,
});
