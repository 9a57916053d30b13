import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { formatDate } from '@tequiora/cms/contracts/format-date.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';
import { rangeParams, rangeProblem, readRange } from '../lib/report-range.ts';
import { RangePicker } from './range-picker.tsx';
import { ReportView } from './report-view.tsx';

/** Report on the enquiries received in a range of days. */
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
            ? `Consultas recibidas del ${formatDate(range.from)} al ${formatDate(range.to)}`
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
