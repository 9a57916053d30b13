import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { useEnquiryCounts } from '#src/admin/lib/use-enquiry-counts.ts';
import { useReport, type ReportRange } from '#src/admin/lib/use-report.ts';
import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { DownloadButton } from '#src/admin/ui/download-button.tsx';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { radius, space } from '#src/theme/tokens.ts';
import { formatDate } from '@tequiora/cms/contracts/format-date.ts';
import { formatCount, formatNumber } from '@tequiora/cms/contracts/number.ts';
import type { Report } from '@tequiora/cms/contracts/report.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';
import { exportReport } from '../api/export-report.ts';
import { enquiriesPath } from '../lib/enquiries-path.ts';
import { rangeParams, rangeProblem, readRange } from '../lib/report-range.ts';
import { Breakdown } from './breakdown.tsx';
import { Figures } from './figures.tsx';
import { MonthPanel } from './month-panel.tsx';
import { RangePicker } from './range-picker.tsx';
import { WeeksFigure } from './weeks-figure.tsx';

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
        actions={
          hasReport ? (
            <DownloadButton
              download={() => exportReport(range)}
              defaultName="reporte.csv"
              failure="Error al exportar el reporte"
            >
              Exportar CSV
            </DownloadButton>
          ) : null
        }
      />
      <MonthPanel />
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

function ReportView({ range }: { range: ReportRange }) {
  return (
    <QueryContent
      query={useReport(range)}
      failure="Error al cargar el reporte"
      loading={<ReportSkeleton />}
    >
      {(report) =>
        report.total === 0 ? (
          <NoEnquiries report={report} />
        ) : (
          <>
            <Figures report={report} />
            <WeeksFigure report={report} />
            <Breakdown report={report} />
          </>
        )
      }
    </QueryContent>
  );
}

function NoEnquiries({ report }: { report: Report }) {
  const { data: counts } = useEnquiryCounts();
  const { doubtful, spam } = report;
  if (counts?.newestAt === null && doubtful + spam === 0) {
    return (
      <EmptyState
        title="Todavía no hay consultas"
        hint="El reporte se llena con la primera: la que alguien escriba desde el sitio o la que registres tú en «Consultas»."
        icon="chart"
        action={
          <LinkButton to={paths.enquiries.to()}>{`Ir a «${paths.enquiries.title}»`}</LinkButton>
        }
      />
    );
  }
  const estado = doubtful > 0 ? 'dudoso' : 'spam';
  const label =
    doubtful > 0 ? formatCount(doubtful, 'dudosa', 'dudosas') : `${formatNumber(spam)} de spam`;
  return (
    <EmptyState
      title="No hubo consultas en estas fechas"
      hint="Elige un periodo más largo o unas fechas distintas."
      icon="chart"
      action={
        doubtful + spam > 0 ? (
          <LinkButton to={enquiriesPath(report, { estado })}>{`Ver ${label}`}</LinkButton>
        ) : null
      }
    />
  );
}

const FIGURE_COUNT = 6;

function ReportSkeleton() {
  return (
    <SkeletonGroup label="Cargando reporte…" css={groupCss}>
      <Grid columns={{ sm: 2, xl: 3 }} gap={5}>
        {Array.from({ length: FIGURE_COUNT }, (_, index) => (
          <Skeleton key={index} height="126px" />
        ))}
      </Grid>
      <Skeleton height="540px" />
      <Skeleton height="540px" />
    </SkeletonGroup>
  );
}

const groupCss = css({ display: 'grid', gap: space[7], '& span': { borderRadius: radius.lg } });
