import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { palette, radius, shadow } from '#src/theme/tokens.ts';
import { DeviceBrowserBar, PosStand, TvStand } from './device-browser-bar.tsx';

export type DeviceType = 'tablet' | 'browser' | 'phone' | 'tv' | 'pos';

type DeviceProps = { type: DeviceType; className?: string; children: ReactNode };

/** A CSS device frame around a screen. Decorative: the picture inside carries the alt text. */
export function Device({ type, className, children }: DeviceProps) {
  return (
    <div css={deviceCss} className={className}>
      <div css={[frameCss, frameTypeCss[type]]}>
        {type === 'browser' ? <DeviceBrowserBar /> : null}
        <div css={[screenCss, screenTypeCss[type]]}>{children}</div>
        {type === 'phone' ? <span aria-hidden="true" css={sideButtonCss} /> : null}
      </div>
      {type === 'tv' ? <TvStand /> : null}
      {type === 'pos' ? <PosStand /> : null}
    </div>
  );
}

const deviceCss = css({ position: 'relative' });

const frameCss = css({
  position: 'relative',
  zIndex: 1,
  background: 'linear-gradient(180deg, #2A3B6B, #101B3D)',
  boxShadow: shadow.dark,
});

const tabletCss = css({ padding: 'clamp(6px, 1.5%, 10px)', borderRadius: radius.xl });

const frameTypeCss: Record<DeviceType, SerializedStyles> = {
  tablet: tabletCss,
  pos: tabletCss,
  browser: css({
    borderRadius: radius.lg,
    background: palette.gray[0],
    boxShadow: shadow.xl,
    border: `1px solid ${palette.gray[200]}`,
    overflow: 'hidden',
  }),
  phone: css({
    width: '300px',
    maxWidth: '100%',
    aspectRatio: '300 / 620',
    marginInline: 'auto',
    padding: '10px',
    borderRadius: '40px',
  }),
  tv: css({ padding: '8px', borderRadius: radius.md, background: palette.navy[950] }),
};

const screenCss = css({ overflow: 'hidden', '& img': { width: '100%' } });

const screenTypeCss: Record<DeviceType, SerializedStyles> = {
  tablet: css({ borderRadius: '12px' }),
  pos: css({ borderRadius: '12px' }),
  browser: css({}),
  phone: css({
    height: '100%',
    borderRadius: '30px',
    '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' },
  }),
  tv: css({ borderRadius: radius.xs }),
};

const sideButtonCss = css({
  position: 'absolute',
  top: '22%',
  right: '-3px',
  width: '6px',
  height: '11%',
  borderRadius: '3px',
  background: '#1B2A55',
  zIndex: -1,
});
