import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { CmsContentBanner } from '#src/admin/ui/cms-content-banner.tsx';
import { RetryBanner } from '#src/admin/ui/retry-banner.tsx';
import { Select } from '#src/components/form/select.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { OPEN_PRICE_LABEL } from '@tequiora/cms/contracts/money.ts';
import { productCategoriesQuery } from '../api/catalogue.ts';
import { productForm, type ProductValues } from '../lib/product-form.ts';
import { productKind } from '../lib/product-kind.ts';
import { CommonFields } from './common-fields.tsx';
import { EntryScreen } from './entry-screen.tsx';

/** Edits the product whose id is in the URL; without an id, a new one. */
export function ProductScreen() {
  return (
    <EntryScreen kind={productKind} definition={productForm}>
      {/* Fields register in this order; the first one with an error gets the focus. */}
      <CommonFields />
      <ProductFields />
    </EntryScreen>
  );
}

function ProductFields() {
  const form = useFormContext<ProductValues>();
  const { data: categories, isError, isFetching, refetch } = useQuery(productCategoriesQuery);
  const isFeatured = form.watch('featured');
  const hasOpenPrice = form.watch('hasOpenPrice');
  const options = (categories ?? []).map(({ documentId, name }) => ({
    value: documentId,
    label: name,
  }));
  const placeholder = categories || isError ? 'Elige una categoría' : 'Cargando categorías…';
  return (
    <>
      {categories?.length === 0 ? (
        <CmsContentBanner
          text="Todavía no hay categorías, y cada producto necesita una. Se crean en el CMS"
          uid="api::product-category.product-category"
          listName="Categorías de producto"
        />
      ) : null}
      {isError ? (
        <RetryBanner isRetrying={isFetching} onRetry={() => void refetch()}>
          No se pudieron cargar las categorías.
        </RetryBanner>
      ) : null}
      <Grid columns={{ md: 2 }} gap={5} css={pairCss}>
        <TextInput
          id="precio"
          label="Precio"
          hint="En pesos mexicanos, por ejemplo 1,299.50"
          isRequired={!hasOpenPrice}
          disabled={hasOpenPrice}
          inputMode="decimal"
          autoComplete="off"
          {...formField(form, 'price')}
        />
        <Select
          id="categoria"
          label="Categoría"
          isRequired
          options={[{ value: '', label: placeholder }, ...options]}
          {...formField(form, 'category')}
          // The options may load after the value is set.
          value={form.watch('category')}
        />
      </Grid>
      <CheckBox
        label={`${OPEN_PRICE_LABEL}: el sitio no muestra precio y pide escribirte`}
        isChecked={hasOpenPrice}
        onToggle={() => {
          form.setValue('hasOpenPrice', !hasOpenPrice, { shouldDirty: true });
          form.clearErrors('price');
        }}
      />
      <CheckBox
        label="Destacado: sale en el inicio del sitio"
        isChecked={isFeatured}
        onToggle={() => form.setValue('featured', !isFeatured, { shouldDirty: true })}
      />
    </>
  );
}

// An error message of two lines must not push the other control down.
const pairCss = css({ alignItems: 'start' });
