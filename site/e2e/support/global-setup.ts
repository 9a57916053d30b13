import { startProduct } from './product.ts';

/** One running product with the demo content for all test files; the workers find it in E2E_PRODUCT. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { product, stop } = await startProduct({ demo: true });
  process.env.E2E_PRODUCT = JSON.stringify(product);
  return stop;
}
