import { useReport, type ReportRange } from '#src/admin/lib/use-report.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import type { Report } from '@tequiora/cms/contracts/report.ts';
import { enquiriesPath } from '../lib/enquiries-path.ts';
import { Breakdowns } from './breakdowns.tsx';
import { Figures } from './figures.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { WeeksFigure } from './weeks-figure.tsx';

export function ReportView({ range }: { range: ReportRange }) {
  return (
    <QueryContent
      query={useReport(range)}
      failure="Error al cargar el reporte"
      loading={<ReportSkeleton />}
    >
      {(report) =>
        report.total === 0 ? <NoEnquiries report={report} /> : <Content report={report} />
      }
    </QueryContent>
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
