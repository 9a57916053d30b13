import { useQuery } from '@tanstack/react-query';
import { productCategoriesQuery } from '../api/catalogue.ts';
import { productKind } from '../lib/product-kind.ts';
import { CatalogueScreen } from './catalogue-screen.tsx';

/** Lists all products, including drafts. */
export function ProductsScreen() {
  const { data = [] } = useQuery(productCategoriesQuery);
  return (
    <CatalogueScreen
      kind={productKind}
      categories={data.map(({ slug, name }) => ({ value: slug, label: name }))}
      description="El catálogo de /productos. Los destacados salen también en el inicio."
      createLabel="Agregar producto"
    />
  );
}
