import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { useEnquiryCounts } from '#src/admin/lib/use-enquiry-counts.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { QueryError } from '#src/admin/ui/query-error.tsx';
import { StatCard } from '#src/admin/ui/stat-card.tsx';
import { mq, space } from '#src/theme/tokens.ts';
import { formatAmount } from '@tequiora/cms/contracts/money.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import { describeEnquiries, describeNewEntries, describeSales } from '../lib/describe-month.ts';
import { NewEnquiriesCard } from './new-enquiries-card.tsx';

/** Shows the new enquiries, first and large, and three figures; each links to what it counts. */
export function StatCards() {
  const overview = useOverview();
  const waiting = useEnquiryCounts().data;
  if (overview.error && !overview.data) {
    return <QueryError title="Error al cargar el resumen" query={overview} />;
  }
  const { counts, month } = overview.data ?? {};
  return (
    <div css={gridCss}>
      <NewEnquiriesCard
        count={counts && (waiting?.nuevo ?? counts.newEnquiries)}
        overdue={counts && (waiting?.overdue ?? counts.overdueEnquiries)}
        change={month && describeEnquiries(month)}
      />
      <StatCard
        label="Productos"
        value={counts && formatNumber(counts.products)}
        change={month && describeNewEntries(month, 'products')}
        icon="package"
        to={paths.products.to(NEWEST_FIRST)}
      />
      <StatCard
        label="Servicios"
        value={counts && formatNumber(counts.services)}
        change={month && describeNewEntries(month, 'services')}
        icon="briefcase"
        to={paths.services.to(NEWEST_FIRST)}
      />
      <StatCard
        label="Ventas del mes"
        value={month && formatAmount(month.sales.current)}
        change={month && describeSales(month)}
        icon="trending"
        to={paths.enquiries.to({
          resultado: 'ganada',
          ...(month && { venta: month.from.slice(0, 7) }),
        })}
      />
    </div>
  );
}

/** Sort of the catalogue lists, whose first rows are the entries of this month. */
const NEWEST_FIRST = { orden: '-creado' };

const gridCss = css({
  display: 'grid',
  gap: space[5],
  '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' },
  [mq.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mq.lg]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :last-of-type': { gridColumn: 'auto' },
  },
  [mq['2xl']]: {
    gridTemplateColumns: 'minmax(0, 2.2fr) repeat(3, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
});
