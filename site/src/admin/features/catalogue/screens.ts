export { ImportScreen } from './components/import-screen.tsx';
export { PricesScreen } from './components/prices-screen.tsx';
export { ProductScreen } from './components/product-screen.tsx';
export { ProductsScreen } from './components/products-screen.tsx';
export { ServiceScreen } from './components/service-screen.tsx';
export { ServicesScreen } from './components/services-screen.tsx';
