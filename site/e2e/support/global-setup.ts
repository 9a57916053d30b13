import { launchProduct } from './product.ts';

/**
 * Starts one product with the demo content for all test files. Workers read it from E2E_PRODUCT and wait
 * until it is ready, so that the product of the empty CMS starts at the same time.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { product, stop } = await launchProduct({ demo: true });
  process.env.E2E_PRODUCT = JSON.stringify(product);
  return stop;
}
