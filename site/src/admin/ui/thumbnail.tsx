import { css } from '@emotion/react';
import { Icon } from '#src/components/ui/icon.tsx';
import { color, flex, radius } from '#src/theme/tokens.ts';

/** Picture of a row, or a placeholder tile. Decorative: the name is next to it. */
export function Thumbnail({ url }: { url: string | null | undefined }) {
  return url ? (
    <img src={url} alt="" width={48} height={48} loading="lazy" css={[boxCss, pictureCss]} />
  ) : (
    <span css={[boxCss, tileCss]}>
      <Icon name="image" size={20} />
    </span>
  );
}

const boxCss = css({ flex: 'none', width: '48px', height: '48px', borderRadius: radius.sm });

const pictureCss = css({ objectFit: 'cover', border: `1px solid ${color.border}` });

const tileCss = css({ ...flex.center, background: color.bgSunken, color: color.fgHint });
