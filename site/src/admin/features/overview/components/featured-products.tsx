import { failureText } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { useFeaturedProducts } from '../api/featured-products-query.ts';
import { FeaturedProductRow } from './featured-product-row.tsx';

/** Lists the featured products, as on the home page of the site. */
export function FeaturedProducts() {
  return (
    <Panel
      title="Productos destacados"
      isFlush
      action={<ScreenLink to={paths.products.to()}>Ver todos</ScreenLink>}
    >
      <Content />
    </Panel>
  );
}

function Content() {
  const { data, error, isFetching, refetch } = useFeaturedProducts();
  if (!data && !error) return <TableSkeleton label="Cargando productos…" rows={3} />;
  if (!data) {
    return (
      <ErrorState
        title="Error al cargar productos"
        hint={failureText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.data.length === 0) {
    return (
      <EmptyState
        title="No hay productos destacados"
        hint="Marca un producto como destacado para mostrarlo en la página de inicio."
        icon="star"
      />
    );
  }
  return (
    <ul role="list">
      {data.data.map((product) => (
        <FeaturedProductRow key={product.documentId} product={product} />
      ))}
    </ul>
  );
}
