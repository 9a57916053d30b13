import { css } from '@emotion/react';
import { Button, type ButtonProps } from '#src/components/ui/button.tsx';
import { mq, palette } from '#src/theme/tokens.ts';

/** Button for destructive actions. */
export function DangerButton(props: Omit<ButtonProps, 'variant'>) {
  return (
    <span css={dangerCss}>
      <Button variant="secondary" {...props} />
    </span>
  );
}

const dangerCss = css({
  display: 'contents',
  '& > button:not([aria-disabled="true"])': {
    borderColor: palette.red[600],
    background: palette.gray[0],
    color: palette.red[700],
    [mq.hover]: { '&:hover': { background: palette.red[50] } },
  },
});
