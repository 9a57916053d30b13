import { ProductScreen } from '../features/catalogue/components/product-screen.tsx';

export function ProductRoute() {
  return <ProductScreen />;
}
