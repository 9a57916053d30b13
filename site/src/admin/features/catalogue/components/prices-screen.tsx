import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { offerUndo } from '#src/admin/lib/offer-undo.ts';
import { useFocusOnChange } from '#src/admin/lib/use-focus-on-change.ts';
import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { mutedCss } from '#src/admin/ui/admin-text.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { space } from '#src/theme/tokens.ts';
import type { AdminProduct } from '@tequiora/cms/contracts/catalogue.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import {
  PRICE_CHANGE_MESSAGES,
  PRICE_CHANGE_LIMITS as LIMITS,
  type PriceRow,
} from '@tequiora/cms/contracts/price-changes.ts';
import { productCategoriesQuery } from '../api/catalogue.ts';
import {
  allProductsQuery,
  useChangePrices,
  useCheckPrices,
  useUndoChange,
} from '../api/price-changes.ts';
import { listParams } from '../lib/list-params.ts';
import { NO_CHANGE, priceResolver, toPriceChange, type PriceValues } from '../lib/price-form.ts';
import { productKind } from '../lib/product-kind.ts';
import { useProductChoice } from '../lib/use-product-choice.ts';
import { PriceForm } from './price-form.tsx';
import { PricePreview } from './price-preview.tsx';
import { ProductChoice } from './product-choice.tsx';
import { RecentChanges } from './recent-changes.tsx';

/** Changes the prices of several products, after a preview. */
export function PricesScreen() {
  return (
    <>
      <PageHeader
        title="Cambiar precios"
        description="Sube, baja o pon en oferta varios productos a la vez. Antes de aplicar ves cada precio nuevo."
      />
      <QueryContent
        query={useQuery(allProductsQuery)}
        failure="Error al cargar productos"
        loading={
          <Panel isFlush>
            <TableSkeleton label="Cargando productos…" />
          </Panel>
        }
      >
        {(products) => (products.length > 0 ? <PriceChange products={products} /> : <NoProducts />)}
      </QueryContent>
      <RecentChanges />
    </>
  );
}

function NoProducts() {
  return (
    <EmptyState
      title="Todavía no hay productos"
      hint="Cuando agregues el primero, podrás cambiar aquí los precios de varios a la vez."
      icon={productKind.icon}
      action={<LinkButton to={productKind.paths.create()}>Agregar producto</LinkButton>}
    />
  );
}

function PriceChange({ products }: { products: readonly AdminProduct[] }) {
  const { data: categories = [] } = useQuery(productCategoriesQuery);
  const [state, onChange] = useUrlState(listParams);
  const choice = useProductChoice(products, state);
  const form = useForm<PriceValues>({ resolver: priceResolver, defaultValues: NO_CHANGE });
  const check = useCheckPrices();
  const change = useChangePrices();
  const undo = useUndoChange();
  const [problem, setProblem] = useState('');
  const region = useFocusOnChange(check.data !== undefined);

  const preview = form.handleSubmit((values) => {
    const count = choice.chosenIds.length;
    const isValid = count > 0 && count <= LIMITS.products;
    setProblem(isValid ? '' : PRICE_CHANGE_MESSAGES.products);
    if (!isValid) return;
    const chosen = choice.chosenIds.map((documentId) => ({ documentId }));
    check.mutate({ products: chosen, ...toPriceChange(values) });
  });

  const apply = (rows: readonly PriceRow[]) => {
    const chosen = rows.map(({ documentId, updatedAt }) => ({ documentId, updatedAt }));
    change.mutate(
      { products: chosen, ...toPriceChange(form.getValues()) },
      {
        onSuccess: ({ id, count }) => {
          check.reset();
          choice.clear();
          offerUndo({
            type: 'success',
            title: 'Precios cambiados',
            message: `${formatCount(count, 'producto', 'productos')}. El sitio se actualiza en unos segundos.`,
            onUndo: () => undo.mutate(id),
          });
        },
        onError: (error) => {
          notifyFailure('No se cambió ningún precio', error);
          // Names the products that cannot be changed any more.
          void preview();
        },
      },
    );
  };

  return (
    <section ref={region} tabIndex={-1} aria-label="Cambio de precios" css={regionCss}>
      {check.data ? (
        <PricePreview
          key={check.submittedAt}
          rows={check.data}
          isApplying={change.isPending}
          onApply={apply}
          onBack={() => check.reset()}
        />
      ) : (
        <form noValidate css={regionCss} onSubmit={(event) => void preview(event)}>
          <ProductChoice
            choice={choice}
            categories={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
            state={state}
            onChange={onChange}
          />
          <PriceForm form={form} />
          <div css={submitCss}>
            {problem ? <p role="alert">{problem}</p> : null}
            <Button type="submit" isLoading={check.isPending}>
              Ver precios nuevos
            </Button>
            <p css={mutedCss}>Todavía no cambia nada.</p>
          </div>
        </form>
      )}
    </section>
  );
}

const regionCss = css({ display: 'grid', gap: space[6], minWidth: 0, outlineOffset: '4px' });

const submitCss = css({ display: 'grid', gap: space[3], justifyItems: 'start' });
