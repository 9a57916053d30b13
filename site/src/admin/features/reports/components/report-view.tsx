import { failureText } from '#src/admin/lib/notify-failure.ts';
import { useReport, type ReportRange } from '#src/admin/lib/report-query.ts';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import type { Report } from '@tequiora/cms/contracts/report.ts';
import { enquiriesPath } from '../lib/enquiries-path.ts';
import { Breakdowns } from './breakdowns.tsx';
import { Figures } from './figures.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { WeeksFigure } from './weeks-figure.tsx';

export function ReportView({ range }: { range: ReportRange }) {
  const { data, error, isFetching, refetch } = useReport(range);
  if (data) return data.total === 0 ? <NoEnquiries report={data} /> : <Content report={data} />;
  if (!error) return <ReportSkeleton />;
  return (
    <ErrorState
      title="Error al cargar el reporte"
      hint={failureText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Content({ report }: { report: Report }) {
  return (
    <>
      <Figures report={report} />
      <WeeksFigure report={report} />
      <Breakdowns report={report} />
    </>
  );
}

function NoEnquiries({ report }: { report: Report }) {
  const { spam } = report;
  return (
    <EmptyState
      title="No hubo consultas en estas fechas"
      hint="Elige un periodo más largo o unas fechas distintas."
      icon="chart"
      action={
        spam > 0 ? (
          <LinkButton to={enquiriesPath(report, { estado: 'spam' })}>
            Ver {formatNumber(spam)} de spam
          </LinkButton>
        ) : null
      }
    />
  );
}
