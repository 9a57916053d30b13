import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/components/ui/icon.tsx';
import { color, flex, radius, space } from '#src/theme/tokens.ts';
import { adminText } from './admin-text.ts';

type BannerTone = 'info' | 'warning' | 'danger' | 'success';

type BannerProps = { tone?: BannerTone; action?: ReactNode; children: ReactNode };

/** Inline message. Warnings and errors are announced by screen readers. */
export function Banner({ tone = 'info', action, children }: BannerProps) {
  const isPressing = tone === 'danger' || tone === 'warning';
  return (
    <div role={isPressing ? 'alert' : 'status'} css={[bannerCss, toneCss[tone]]}>
      <Icon name={icons[tone]} size={20} />
      <div css={textCss}>{children}</div>
      {action}
    </div>
  );
}

const icons: Record<BannerTone, IconName> = {
  info: 'info',
  warning: 'warning',
  danger: 'circle-alert',
  success: 'circle-check',
};

const bannerCss = css({
  ...adminText.sm,
  ...flex.wrapRow,
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  border: '1px solid currentColor',
  borderRadius: radius.md,
});

const textCss = css({ flex: '1 1 16rem', minWidth: 0 });

const toneCss: Record<BannerTone, SerializedStyles> = {
  info: css({ background: color.infoBg, color: color.info }),
  warning: css({ background: color.warningBg, color: color.warning }),
  danger: css({ background: color.dangerBg, color: color.danger }),
  success: css({ background: color.successBg, color: color.success }),
};
