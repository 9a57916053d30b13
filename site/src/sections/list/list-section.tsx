import { css } from '@emotion/react';
import { useRef } from 'react';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { useHydrated } from '#src/hooks/use-hydrated.ts';
import { useListedProducts } from '#src/hooks/use-listed-products.ts';
import { useProductList } from '#src/hooks/use-product-list.ts';
import { toEnquiryLine } from '#src/lib/listed-product.ts';
import { removeFromList } from '#src/lib/product-list.ts';
import { color, fontSize, mq, space, typeset } from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type { LIST_PATH, SectionId } from '@tequiora/cms/contracts/pages.ts';
import { ListEstimate } from './list-estimate.tsx';
import { ListLineRow } from './list-line-row.tsx';

const TITLE_ID: SectionId<typeof LIST_PATH> = 'mi-lista';
export const LIST_TITLE = 'Mi lista';

/** The products that the visitor chose, their quantities and an estimate, and the ways to send them. */
export function ListSection() {
  const isHydrated = useHydrated();
  const list = useProductList();
  const stateOf = useListedProducts(list.map(({ slug }) => slug));
  const status = useRef<HTMLParagraphElement>(null);
  const lines = list.map((line) => toEnquiryLine(line, stateOf(line.slug).product));

  function remove(slug: string) {
    removeFromList(slug);
    // The pressed button is gone.
    status.current?.focus();
  }

  return (
    <Section tone="subtle" isCompact labelledBy={TITLE_ID}>
      <Container css={contentCss}>
        <div css={headCss}>
          <h1 id={TITLE_ID}>{LIST_TITLE}</h1>
          <p css={leadCss}>
            Junta lo que necesitas, ajusta cantidades y pídenos una sola cotización.
          </p>
          <p ref={status} tabIndex={-1} aria-live="polite" css={statusCss}>
            {isHydrated ? statusOf(list.length) : ''}
          </p>
        </div>
        <noscript>
          <p>
            Para armar una lista se necesita JavaScript. También puedes escribirnos por el
            formulario de contacto qué productos te interesan.
          </p>
        </noscript>
        {isHydrated && list.length === 0 ? (
          <EmptyState
            icon="clipboard-list"
            title="Todavía no eliges productos"
            hint="En el catálogo, presiona «Agregar a mi lista» en lo que te interese. Se guarda en este navegador."
            action={<ButtonLink to="/productos#catalogo">Ver productos</ButtonLink>}
          />
        ) : null}
        {isHydrated ? null : (
          <SkeletonGroup label="Abriendo tu lista…" css={skeletonCss}>
            <Skeleton height="8rem" />
            <Skeleton height="8rem" />
          </SkeletonGroup>
        )}
        {list.length > 0 ? (
          <div css={gridCss}>
            <ul role="list" aria-label="Productos de mi lista" css={linesCss}>
              {list.map((line) => (
                <ListLineRow
                  key={line.slug}
                  line={line}
                  state={stateOf(line.slug)}
                  onRemove={() => remove(line.slug)}
                />
              ))}
            </ul>
            <ListEstimate
              lines={lines}
              slugs={list.flatMap(({ slug }) => (stateOf(slug).status === 'found' ? [slug] : []))}
              isLoading={list.some(({ slug }) => stateOf(slug).status === 'loading')}
            />
          </div>
        ) : null}
      </Container>
    </Section>
  );
}

const statusOf = (count: number) =>
  count === 0 ? 'Tu lista está vacía' : formatCount(count, 'producto', 'productos');

const contentCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[7],
  minHeight: 'min(60svh, 36rem)',
});

const headCss = css({ display: 'grid', gap: space[4] });

const leadCss = css({ ...typeset.lead, color: color.fgMuted });

const statusCss = css({ fontSize: fontSize.sm, minHeight: '1.5em', color: color.fgMuted });

const skeletonCss = css({
  display: 'grid',
  gap: space[5],
  '@media (scripting: none), print': { display: 'none' },
});

const gridCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.gap,
  alignItems: 'start',
  [mq.lg]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' },
});

const linesCss = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
