import { css } from '@emotion/react';
import type { ReportRange } from '#src/admin/lib/use-report.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { PERIOD_LABELS, PERIODS, type Period } from '../lib/report-range.ts';
import { DatesForm } from './dates-form.tsx';

type RangePickerProps = {
  range: ReportRange;
  /** Null for a custom range. */
  period: Period | null;
  today: string;
  onPeriod: (period: Period) => void;
  onRange: (range: ReportRange) => void;
};

export function RangePicker({ range, period, today, onPeriod, onRange }: RangePickerProps) {
  return (
    <Panel>
      <div css={rowCss}>
        <div role="group" aria-label="Periodo" css={periodsCss}>
          {PERIODS.map((choice) => (
            <Button
              key={choice}
              variant={choice === period ? 'primary' : 'secondary'}
              aria-pressed={choice === period}
              onClick={() => onPeriod(choice)}
            >
              {PERIOD_LABELS[choice]}
            </Button>
          ))}
        </div>
        <DatesForm
          key={`${range.from} ${range.to}`}
          range={range}
          today={today}
          onRange={onRange}
        />
      </div>
    </Panel>
  );
}

const rowCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});

const periodsCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  [mq.belowMd]: { flex: '1 1 100%', '& > *': { flex: '1 1 auto' } },
});
