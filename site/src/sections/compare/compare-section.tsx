import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { Select } from '#src/components/form/select.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { useListedProducts } from '#src/hooks/use-listed-products.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, flex, fontSize, space, typeset } from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type { COMPARE_PATH, SectionId } from '@tequiora/cms/contracts/pages.ts';
import { CompareTable } from './compare-table.tsx';
import { COMPARED_MAX, compareHref, readCompared } from './compared-slugs.ts';
import { useProductNames, type ProductName } from './use-product-names.ts';

const TITLE_ID: SectionId<typeof COMPARE_PATH> = 'comparar';
export const COMPARE_TITLE = 'Comparar productos';

/** Up to three products next to each other. The address names them. */
export function CompareSection({ locationKey }: { locationKey: string | undefined }) {
  const [slugs, setSlugs] = useState<readonly string[] | null>(null);
  const [isDifferent, setIsDifferent] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const names = useProductNames();
  const stateOf = useListedProducts(slugs ?? []);

  useEffect(() => setSlugs(readCompared(window.location.search)), [locationKey]);

  function choose(next: readonly string[]) {
    setSlugs(next);
    window.history.replaceState(window.history.state, '', compareHref(next));
  }

  const states = (slugs ?? []).map(stateOf);
  const products = states.flatMap(({ product }) => product ?? []);
  const isLoading = slugs === null || states.some((state) => state.status === 'loading');
  const isFull = slugs?.length === COMPARED_MAX;
  const goneCount = states.length - products.length;
  return (
    <Section isCompact labelledBy={TITLE_ID}>
      <Container css={contentCss}>
        <div css={headCss}>
          <h1 id={TITLE_ID}>{COMPARE_TITLE}</h1>
          <p css={leadCss}>Hasta tres, lado a lado. Comparte la dirección y se abre igual.</p>
        </div>
        <noscript>
          <p>Para comparar se necesita JavaScript. Cada producto tiene sus medidas en su página.</p>
        </noscript>
        <div css={[toolsCss, isFull ? null : fieldSpaceCss, screenOnlyCss]}>
          {names.length > 0 && !isFull ? (
            <AddProduct
              names={names}
              slugs={slugs ?? []}
              onAdd={(slug) => choose([...(slugs ?? []), slug])}
            />
          ) : null}
          {products.length > 1 ? (
            <label css={checkCss}>
              <input
                type="checkbox"
                checked={isDifferent}
                onChange={({ target }) => setIsDifferent(target.checked)}
              />
              <span>Mostrar solo diferencias</span>
            </label>
          ) : null}
        </div>
        <p ref={status} tabIndex={-1} aria-live="polite" css={statusCss}>
          {isLoading ? '' : statusOf(products.length, goneCount)}
        </p>
        {isLoading ? (
          <SkeletonGroup label="Abriendo la comparación…" css={skeletonCss}>
            <Skeleton height="20rem" />
          </SkeletonGroup>
        ) : null}
        {!isLoading && products.length === 0 ? (
          <EmptyState
            icon="layers"
            title="Elige qué comparar"
            hint="Agrega productos aquí arriba, o abre uno del catálogo."
            action={<ButtonLink to="/productos#catalogo">Ver productos</ButtonLink>}
          />
        ) : null}
        {!isLoading && products.length > 0 ? (
          <CompareTable
            products={products}
            isDifferent={isDifferent && products.length > 1}
            onRemove={(slug) => {
              choose((slugs ?? []).filter((each) => each !== slug));
              // The pressed button is gone.
              status.current?.focus();
            }}
          />
        ) : null}
      </Container>
    </Section>
  );
}

function statusOf(count: number, goneCount: number): string {
  const shown = count === 0 ? 'Sin productos' : formatCount(count, 'producto', 'productos');
  if (goneCount === 0) return shown;
  const gone = formatCount(goneCount, 'ya no está', 'ya no están');
  return `${shown}; ${gone} en el catálogo`;
}

type AddProductProps = {
  names: readonly ProductName[];
  slugs: readonly string[];
  onAdd: (slug: string) => void;
};

/** Offers the products that are not compared, those of the same category first. */
function AddProduct({ names, slugs, onAdd }: AddProductProps) {
  const compared = new Set(
    names.flatMap(({ slug, category }) => (slugs.includes(slug) && category ? category.slug : [])),
  );
  const others = names.filter(({ slug }) => !slugs.includes(slug));
  const isNear = ({ category }: ProductName) => compared.has(category?.slug ?? '');
  const sorted = [...others.filter(isNear), ...others.filter((each) => !isNear(each))];
  return (
    <div css={selectCss}>
      <Select
        id="agregar-producto"
        label="Agregar un producto"
        value=""
        options={[
          { value: '', label: 'Elige uno…' },
          ...sorted.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={({ target }) => {
          if (target.value) onAdd(target.value);
        }}
      />
    </div>
  );
}

const contentCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  minHeight: 'min(60svh, 36rem)',
});

const headCss = css({ display: 'grid', gap: space[4] });

const leadCss = css({ ...typeset.lead, color: color.fgMuted });

const toolsCss = css({
  ...flex.wrapSpread,
  alignItems: 'end',
  gap: `0 ${space[7]}`,
  minHeight: '44px',
  '@media (scripting: none)': { display: 'none' },
});

// The field arrives later than the products.
const fieldSpaceCss = css({ minHeight: '6.75rem', '& > label': { marginBottom: '1.75rem' } });

const selectCss = css({ flex: '1 1 18rem', maxWidth: '26rem' });

const checkCss = css({
  ...flex.inline,
  gap: space[4],
  minHeight: '44px',
  color: color.fg,
  fontSize: fontSize.ui,
  fontWeight: 600,
  cursor: 'pointer',
  '& input': { width: '20px', height: '20px', accentColor: color.accent },
});

const statusCss = css({ fontSize: fontSize.sm, minHeight: '1.5em', color: color.fgMuted });

const skeletonCss = css({ '@media (scripting: none), print': { display: 'none' } });
