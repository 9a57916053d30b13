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
      {/* Siblings, so that the fields register, and errors take the focus, in this order. */}
      <CommonFields />
      <ProductFields />
    </EntryFormFrame>
  );
}
