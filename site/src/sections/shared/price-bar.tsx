import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Container } from '#src/components/ui/container.tsx';
import { flex, mq, space, color, typeset } from '#src/theme/tokens.ts';
import { STICKY_BAR_HEIGHT, StickyBar } from './sticky-bar.tsx';

type PriceBarProps = {
  name: string;
  price: ReactNode;
  /** One button. */
  action: ReactNode;
};

/** Name, price and a button below the first part of the page, which stay in view. */
export function PriceBar({ name, price, action }: PriceBarProps) {
  return (
    <StickyBar>
      <div role="group" aria-label={`Precio de ${name}`}>
        <Container css={rowCss}>
          <p css={nameCss}>{name}</p>
          <p css={priceCss}>{price}</p>
          {action}
        </Container>
      </div>
    </StickyBar>
  );
}

const rowCss = css({
  ...flex.row,
  gap: `${space[3]} ${space[5]}`,
  // With large letters, the button takes a line of its own.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minHeight: STICKY_BAR_HEIGHT,
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
