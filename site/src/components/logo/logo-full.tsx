import { css } from '@emotion/react';
import { flex, fontFamily, fontSize, mq } from '#src/theme/tokens.ts';
import { HOOK_PATH, STEM_PATH, WORDMARK_PATH } from '@tequiora/cms/contracts/logo.ts';
import { logoColors, logoHeights, type LogoSize, type LogoVersion } from './logo-versions.ts';

type LogoFullProps = {
  size: LogoSize;
  version: LogoVersion;
  title: string;
  tagline: string;
  className?: string | undefined;
};

/** Icon, wordmark and tagline as text, because its outlines would weigh 13 kB. */
export function LogoFull({ size, version, title, tagline, className }: LogoFullProps) {
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

const fullCss = css({ ...flex.inline, [mq.forcedColors]: { '& path': { fill: 'CanvasText' } } });

const textCss = css({ display: 'grid', gap: '1px' });

const taglineCss = css({
  fontFamily: fontFamily.body,
  fontSize: fontSize.xs,
  fontWeight: 500,
  lineHeight: 1.2,
});
