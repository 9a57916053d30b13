import { ProductsScreen } from '../features/catalogue/components/products-screen.tsx';

export function ProductsRoute() {
  return <ProductsScreen />;
}
