import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { formatDay, isoDay } from '#src/lib/dates.ts';
import { rangeParams, rangeProblem, readRange } from '../lib/report-range.ts';
import { RangePicker } from './range-picker.tsx';
import { ReportView } from './report-view.tsx';

/** What arrived in a span of days, and how it was answered. */
export function ReportsScreen() {
  const [state, setState] = useUrlState(rangeParams);
  const today = isoDay(new Date());
  const { period, ...range } = readRange(state, today);
  const hasReport = rangeProblem(range) === null;
  return (
    <>
      <PageHeader
        title="Reportes"
        description={
          hasReport
            ? `Consultas recibidas del ${formatDay(range.from)} al ${formatDay(range.to)}`
            : null
        }
      />
      <RangePicker
        range={range}
        period={period}
        today={today}
        onPeriod={(choice) => setState({ period: choice, from: null, to: null })}
        onRange={({ from, to }) => setState({ period: '30-dias', from, to })}
      />
      {hasReport ? <ReportView range={range} /> : null}
    </>
  );
}
