import type { AdminProduct } from '@tequiora/cms/contracts/catalogue.ts';
import { productForm } from '../lib/product-form.ts';
import { productKind } from '../lib/product-kind.ts';
import { CommonFields } from './common-fields.tsx';
import { EntryFormFrame } from './entry-form-frame.tsx';
import { ProductFields } from './product-fields.tsx';
import { StoredEntry } from './stored-entry.tsx';

/** Edits the product whose id is in the URL. */
export function ProductScreen() {
  return (
    <StoredEntry kind={productKind}>
      {(product) => <ProductForm key={product.documentId} product={product} />}
    </StoredEntry>
  );
}

export function NewProductScreen() {
  return <ProductForm product={null} />;
}

function ProductForm({ product }: { product: AdminProduct | null }) {
  return (
    <EntryFormFrame kind={productKind} definition={productForm} item={product}>
      {/* Fields register in this order; the first one with an error gets the focus. */}
      <CommonFields />
      <ProductFields />
    </EntryFormFrame>
  );
}
