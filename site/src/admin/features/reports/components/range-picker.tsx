import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import type { ReportRange } from '#src/admin/lib/use-report.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { FilterDate } from '#src/admin/ui/filter-date.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import { periodLabel, PERIODS, rangeProblem, type Period } from '../lib/report-range.ts';

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
              {periodLabel(choice)}
            </Button>
          ))}
        </div>
        <DatesForm range={range} today={today} onRange={onRange} />
      </div>
    </Panel>
  );
}

type DatesFormProps = { range: ReportRange; today: string; onRange: (range: ReportRange) => void };

/** Form for a custom range. It applies on submit, since a partly typed year is not a date. */
function DatesForm({ range, today, onRange }: DatesFormProps) {
  const [lastRange, setLastRange] = useState(range);
  const [{ from, to }, setDates] = useState(range);
  const [problem, setProblem] = useState(() => rangeProblem(range));
  // A `key` would reset the form as well, but would lose the focus of the button that was pressed.
  if (range.from !== lastRange.from || range.to !== lastRange.to) {
    setLastRange(range);
    setDates(range);
    setProblem(rangeProblem(range));
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    if (invalid) return invalid.focus();
    const found = rangeProblem({ from, to });
    setProblem(found);
    if (!found) onRange({ from, to });
  };

  return (
    <form noValidate aria-label="Fechas del reporte" css={formCss} onSubmit={onSubmit}>
      <div css={fieldsCss}>
        <FilterDate
          label="Desde"
          value={from}
          max={today}
          onChange={(day) => setDates({ from: day, to })}
        />
        <FilterDate
          label="Hasta"
          value={to}
          max={today}
          onChange={(day) => setDates({ from, to: day })}
        />
        <Button type="submit" variant="secondary">
          Ver fechas
        </Button>
      </div>
      {problem ? (
        <p role="alert" css={problemCss}>
          {problem}
        </p>
      ) : null}
    </form>
  );
}

const rowCss = css({
  ...flex.wrap,
  gap: space[5],
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});

const periodsCss = css({
  ...flex.wrap,
  gap: space[3],
  [mq.belowMd]: { flex: '1 1 100%', '& > *': { flex: '1 1 auto' } },
});

const formCss = css({ display: 'grid', gap: space[3], [mq.belowMd]: { width: '100%' } });

const fieldsCss = css({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-end',
  // The button would be narrowed, since the browser counts the fields as narrower than they are.
  '& > :not(button)': { width: '10.5rem' },
  '& > button': { flex: 'none' },
  [mq.belowMd]: { flexWrap: 'wrap', '& > *': { flex: '1 1 9rem' } },
});

const problemCss = css({ ...adminText.sm, color: color.danger });
