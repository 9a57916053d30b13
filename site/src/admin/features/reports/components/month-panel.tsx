import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { radius } from '#src/theme/tokens.ts';
import { quotedBefore } from '@tequiora/cms/contracts/enquiry-list-params.ts';
import { formatMonthName } from '@tequiora/cms/contracts/format-date.ts';
import { formatAmount } from '@tequiora/cms/contracts/money.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type { Overview } from '@tequiora/cms/contracts/overview.ts';
import { FigureCard } from './figures.tsx';

/** Shows the sales of this month, and what the quotes of open enquiries may add to them. */
export function MonthPanel() {
  return (
    <QueryContent
      query={useOverview()}
      failure="Error al cargar las ventas del mes"
      loading={
        <SkeletonGroup label="Cargando ventas del mes…" css={skeletonCss}>
          <Grid columns={{ sm: 2 }} gap={5}>
            <Skeleton height="126px" />
            <Skeleton height="126px" />
          </Grid>
        </SkeletonGroup>
      }
    >
      {({ month }) => <MonthFigures month={month} />}
    </QueryContent>
  );
}

const OPEN = 'nuevo,contactado';

function MonthFigures({ month: { from, sales, forecast } }: { month: Overview['month'] }) {
  const { expected, late } = forecast;
  const month = from.slice(0, 7);
  const name = formatMonthName(from);
  return (
    <Grid columns={{ sm: 2 }} gap={5}>
      <FigureCard
        label={`Ventas de ${name}`}
        value={formatAmount(sales.current)}
        to={paths.enquiries.to({ resultado: 'ganada', venta: month })}
        hint="Por la fecha de la venta, hasta hoy"
      />
      <FigureCard
        label={`Pronóstico de ${name}`}
        value={formatAmount(expected.amount)}
        to={paths.enquiries.to({ estado: OPEN, cotizada: month })}
        hint={
          <>
            <span>{`De ${formatCount(expected.count, 'cotización abierta', 'cotizaciones abiertas')}`}</span>
            {late.count > 0 ? (
              <>
                <span>{'. Aparte, '}</span>
                <ScreenLink
                  to={paths.enquiries.to({ estado: OPEN, cotizada: quotedBefore(month) })}
                >
                  {`${late.count} por ${formatAmount(late.amount)} de meses anteriores`}
                </ScreenLink>
              </>
            ) : null}
          </>
        }
      />
    </Grid>
  );
}

const skeletonCss = css({ '& span': { borderRadius: radius.lg } });
