import { css } from '@emotion/react';
import { Badge } from '#src/components/ui/badge.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { flex, space } from '#src/theme/tokens.ts';
import type { SpeedMetricName } from '@tequiora/cms/contracts/speed-visit.ts';
import { rateSpeed } from '@tequiora/cms/contracts/speed.ts';
import { formatSpeed, RATINGS } from '../lib/format-speed.ts';

type RatedProps = { metric: SpeedMetricName; value: number };

/** Shows a rating as text and icon, not by colour alone. */
export function RatingBadge({ metric, value }: RatedProps) {
  const { label, tone, icon } = RATINGS[rateSpeed(metric, value)];
  return (
    <Badge tone={tone}>
      <Icon name={icon} size={14} />
      <span>{label}</span>
    </Badge>
  );
}

/** Shows a value of a table with its rating; a dash without visits. */
export function RatedValue({ metric, value }: { metric: SpeedMetricName; value: number | null }) {
  if (value === null) return <span>—</span>;
  return (
    <span css={valueCss}>
      <span css={numberCss}>{formatSpeed(metric, value)}</span>
      <RatingBadge metric={metric} value={value} />
    </span>
  );
}

const valueCss = css({
  ...flex.inline,
  flexWrap: 'wrap',
  gap: space[2],
  justifyContent: 'flex-end',
});

const numberCss = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
