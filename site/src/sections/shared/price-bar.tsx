import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { Container } from '#src/components/ui/container.tsx';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, flex, layout, mq, space, typeset, zIndex } from '#src/theme/tokens.ts';

type PriceBarProps = {
  name: string;
  price: ReactNode;
  /** One button. */
  action: ReactNode;
};

/**
 * Name, price and a button in a strip below the first part of the page, which stays in view below the
 * navigation while the rest of its parent scrolls.
 */
export function PriceBar({ name, price, action }: PriceBarProps) {
  return (
    <div role="group" aria-label={`Precio de ${name}`} css={[barCss, screenOnlyCss]}>
      <Global styles={scrollCss} />
      <Container css={rowCss}>
        <p css={nameCss}>{name}</p>
        <p css={priceCss}>{price}</p>
        {action}
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
  '& > a': { minWidth: 0, overflowWrap: 'anywhere' },
});

const nameCss = css({
  ...typeset.h4,
  display: 'none',
  flex: 1,
  minWidth: 0,
  color: color.fg,
  [mq.md]: { display: 'block' },
});

const priceCss = css({
  flex: '1 1 5rem',
  minWidth: 0,
  lineHeight: 1.25,
  [mq.md]: { flex: 'none', textAlign: 'end' },
});
