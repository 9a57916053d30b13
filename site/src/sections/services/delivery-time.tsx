import { css } from '@emotion/react';
import { Icon } from '#src/components/ui/icon.tsx';
import { color, flex, fontSize } from '#src/theme/tokens.ts';

/** Delivery time of a service, if the CMS has one. */
export function DeliveryTime({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p css={timeCss}>
      <Icon name="clock" size={16} />
      <span>{text}</span>
    </p>
  );
}

const timeCss = css({
  ...flex.row,
  gap: '8px',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
});
