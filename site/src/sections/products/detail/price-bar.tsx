import { css, Global } from '@emotion/react';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { OpenPrice, Price } from '#src/components/ui/price.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, flex, layout, mq, space, typeset, zIndex } from '#src/theme/tokens.ts';
import { currentPrice } from '@tequiora/cms/contracts/offers.ts';

type PriceBarProps = {
  product: Pick<
    Queries.ProductDetailFieldsFragment,
    'name' | 'slug' | 'offerPrice' | 'price' | 'tax' | 'unit'
  >;
};

/**
 * Name, price and enquiry in a strip below the first part of the page, which stays in view below the
 * navigation while the rest of its parent scrolls.
 */
export function PriceBar({ product }: PriceBarProps) {
  const { name, slug, unit, tax } = product;
  const amount = currentPrice(product);
  return (
    <div role="group" aria-label={`Precio de ${name}`} css={[barCss, screenOnlyCss]}>
      <Global styles={scrollCss} />
      <Container css={rowCss}>
        <p css={nameCss}>{name}</p>
        <p css={priceCss}>
          {amount === null ? <OpenPrice /> : <Price amount={amount} unit={unit} tax={tax} />}
        </p>
        <ButtonLink to={`/contacto?producto=${slug}`} size="md" css={buttonCss}>
          <span>{amount === null ? 'Pedir cotización' : 'Solicitar información'}</span>
          <VisuallyHidden>{` sobre ${name}`}</VisuallyHidden>
        </ButtonLink>
      </Container>
    </div>
  );
}

const HEIGHT = '4.5rem';

// What is scrolled to must not be behind the bar.
const scrollCss = css({ html: { scrollPaddingTop: `calc(${layout.nav} + ${HEIGHT} + 1.5rem)` } });

const barCss = css({
  position: 'sticky',
  zIndex: zIndex.nav - 1,
  top: layout.nav,
  borderBlock: `1px solid ${color.border}`,
  background: color.bgRaised,
});

const rowCss = css({
  ...flex.row,
  gap: `${space[3]} ${space[5]}`,
  // With large letters, the button takes a line of its own.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minHeight: HEIGHT,
  paddingBlock: space[3],
});

const nameCss = css({
  ...typeset.h4,
  display: 'none',
  flex: 1,
  minWidth: 0,
  color: color.fg,
  [mq.md]: { display: 'block' },
});

const buttonCss = css({ minWidth: 0, overflowWrap: 'anywhere' });

const priceCss = css({
  flex: '1 1 5rem',
  minWidth: 0,
  lineHeight: 1.25,
  [mq.md]: { flex: 'none', textAlign: 'end' },
});
