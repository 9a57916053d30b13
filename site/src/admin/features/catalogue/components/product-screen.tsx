import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { Select } from '#src/components/form/select.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import type { AdminProduct } from '@tequiora/cms/contracts/catalogue.ts';
import { productCategoriesQuery } from '../api/catalogue.ts';
import { productForm, type ProductValues } from '../lib/product-form.ts';
import { productKind } from '../lib/product-kind.ts';
import { CommonFields } from './common-fields.tsx';
import { EntryFormFrame } from './entry-form-frame.tsx';
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

function ProductFields() {
  const { register, watch, setValue, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  const { data: categories, isError } = useQuery(productCategoriesQuery);
  const isFeatured = watch('featured');
  const options = (categories ?? []).map(({ documentId, name }) => ({
    value: documentId,
    label: name,
  }));
  const placeholder = categories || isError ? 'Elige una categoría' : 'Cargando categorías…';
  return (
    <>
      <Grid columns={{ md: 2 }} gap={5} css={pairCss}>
        <TextInput
          id="precio"
          label="Precio"
          hint="En pesos mexicanos, por ejemplo 1,299.50"
          isRequired
          inputMode="decimal"
          autoComplete="off"
          error={errors.price?.message}
          {...register('price')}
        />
        <Select
          id="categoria"
          label="Categoría"
          isRequired
          hint={isError ? 'No se pudieron cargar las categorías. Recarga la página.' : undefined}
          error={errors.category?.message}
          options={[{ value: '', label: placeholder }, ...options]}
          {...register('category')}
          // The options may load after the value is set.
          value={watch('category')}
        />
      </Grid>
      <CheckBox
        label="Destacado: sale en el inicio del sitio"
        isChecked={isFeatured}
        onToggle={() => setValue('featured', !isFeatured, { shouldDirty: true })}
      />
    </>
  );
}

// An error message of two lines must not push the other control down.
const pairCss = css({ alignItems: 'start' });
