import { paths } from '#src/admin/lib/paths.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import type { AdminProduct } from '@tequiora/cms/contracts/catalogue.ts';
import { FEATURED_PRODUCTS_LIMIT, useFeaturedProducts } from '../api/use-featured-products.ts';
import { FeaturedProductRow } from './featured-product-row.tsx';

/** Lists the featured products, as on the home page of the site. */
export function FeaturedProducts() {
  return (
    <Panel
      title="Productos destacados"
      isFlush
      action={<ScreenLink to={paths.products.to()}>Ver todos</ScreenLink>}
    >
      <QueryContent
        query={useFeaturedProducts()}
        failure="Error al cargar productos"
        loading={
          <TableSkeleton label="Cargando productos…" rows={FEATURED_PRODUCTS_LIMIT} of="list" />
        }
      >
        {({ data }) => <Rows products={data} />}
      </QueryContent>
    </Panel>
  );
}

function Rows({ products }: { products: readonly AdminProduct[] }) {
  if (products.length === 0) {
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
      {products.map((product) => (
        <FeaturedProductRow key={product.documentId} product={product} />
      ))}
    </ul>
  );
}
