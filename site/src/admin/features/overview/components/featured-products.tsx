import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { adminText, hintCss } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { LIST_ROW_HEIGHT, TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { Thumbnail } from '#src/admin/ui/thumbnail.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { AdminProduct, CatalogueListResponse } from '@tequiora/cms/contracts/catalogue.ts';
import { formatPrice } from '@tequiora/cms/contracts/money.ts';

const FEATURED_PRODUCTS_LIMIT = 5;

/** Includes unpublished changes. */
const featuredProductsQuery = dataQuery<CatalogueListResponse<AdminProduct>>(
  ['products', 'featured'],
  '/products',
  {
    status: 'draft',
    filters: { featured: { $eq: true } },
    populate: ['image', 'category'],
    sort: 'name:asc',
    pagination: { pageSize: FEATURED_PRODUCTS_LIMIT },
  },
);

/** Lists the featured products, as on the home page of the site. */
export function FeaturedProducts() {
  return (
    <Panel
      title="Productos destacados"
      isFlush
      action={<ScreenLink to={paths.products.to()}>Ver todos</ScreenLink>}
    >
      <QueryContent
        query={useQuery(featuredProductsQuery)}
        failure="Error al cargar productos"
        loading={
          <TableSkeleton label="Cargando productos…" rows={FEATURED_PRODUCTS_LIMIT} of="list" />
        }
      >
        {(products) =>
          products.length > 0 ? (
            <ul role="list">
              {products.map((product) => (
                <FeaturedProductRow key={product.documentId} product={product} />
              ))}
            </ul>
          ) : (
            <EmptyState
              title="No hay productos destacados"
              hint="Marca un producto como destacado para mostrarlo en la página de inicio."
              icon="star"
            />
          )
        }
      </QueryContent>
    </Panel>
  );
}

function FeaturedProductRow({ product }: { product: AdminProduct }) {
  const { documentId, name, category, price, image, state } = product;
  return (
    <li css={rowCss}>
      <Thumbnail url={image?.formats?.thumbnail?.url ?? image?.url} />
      <div css={textCss}>
        <ScreenLink to={paths.product.to(documentId)}>{name}</ScreenLink>
        <p css={hintCss}>{category?.name ?? 'Sin categoría'}</p>
      </div>
      <div css={endCss}>
        <p css={priceCss}>{formatPrice(price)}</p>
        {state === 'draft' ? <Badge tone="gray">Borrador</Badge> : null}
      </div>
    </li>
  );
}

const rowCss = css({
  ...adminText.sm,
  ...flex.row,
  gap: space[4],
  minHeight: LIST_ROW_HEIGHT.default,
  padding: `${space[4]} ${space[6]}`,
  [mq.belowMd]: { minHeight: LIST_ROW_HEIGHT.phone },
  '& + &': { borderTop: `1px solid ${color.border}` },
});

const textCss = css({ flex: 1, minWidth: 0 });

const endCss = css({ display: 'grid', gap: space[2], justifyItems: 'end' });

const priceCss = css({ color: color.fg, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
