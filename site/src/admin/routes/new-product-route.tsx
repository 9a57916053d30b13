import { NewProductScreen } from '../features/catalogue/components/product-screen.tsx';

export function NewProductRoute() {
  return <NewProductScreen />;
}
