import { startProduct } from './product.ts';

/**
 * Starts one product with the demo content for all test files; workers read it from E2E_PRODUCT.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { product, stop } = await startProduct({ demo: true });
  process.env.E2E_PRODUCT = JSON.stringify(product);
  return stop;
}
