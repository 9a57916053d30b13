import { css } from '@emotion/react';
import type { TooltipContentProps } from 'recharts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { color } from '#src/theme/tokens/color.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { shadow } from '#src/theme/tokens/shadow.ts';
import { space } from '#src/theme/tokens/space.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type { Week } from '../lib/report-weeks.ts';

/** Tooltip of a bar. */
export function WeekTooltip({ active, payload }: TooltipContentProps) {
  const week = payload[0]?.payload as Week | undefined;
  if (!active || !week) return null;
  return (
    <div css={boxCss}>
      <p css={labelCss}>{week.label}</p>
      <p>{formatCount(week.total, 'consulta', 'consultas')}</p>
    </div>
  );
}

const boxCss = css({
  ...adminText.sm,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.bg,
  boxShadow: shadow.md,
  color: color.fgBody,
});

const labelCss = css({ color: color.fg, fontWeight: 600 });
