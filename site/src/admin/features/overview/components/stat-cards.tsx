import { useEnquiryCounts } from '#src/admin/lib/use-enquiry-counts.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { StatCard } from '#src/admin/ui/stat-card.tsx';
import { Grid } from '#src/components/ui/grid.tsx';

/** The four figures; each opens what it counts. */
export function StatCards() {
  const { data, error, isFetching, refetch } = useOverview();
  const waiting = useEnquiryCounts().data;
  if (error && !data) {
    return (
      <ErrorState
        title="Error al cargar el resumen"
        hint={failureText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { counts, texts } = data ?? {};
  return (
    <Grid columns={{ sm: 2, xl: 4 }} gap={5}>
      <StatCard
        label="Productos"
        value={counts && countText(counts.products)}
        change={texts?.productsChange}
        icon="package"
        to={paths.products.to()}
      />
      <StatCard
        label="Servicios"
        value={counts && countText(counts.services)}
        change={texts?.servicesChange}
        icon="briefcase"
        to={paths.services.to()}
      />
      <StatCard
        label="Consultas nuevas"
        value={counts && countText(waiting?.nuevo ?? counts.newEnquiries)}
        change={texts?.enquiriesChange}
        icon="inbox"
        to={paths.enquiries.to({ estado: 'nuevo' })}
      />
      <StatCard
        label="Ventas del mes"
        value={texts && (texts.monthlySales ?? '—')}
        change={texts?.monthlySalesChange}
        icon="trending"
        to={paths.reports.to()}
      />
    </Grid>
  );
}

function countText(count: number): string {
  return count.toLocaleString('es-MX');
}
