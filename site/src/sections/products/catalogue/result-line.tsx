import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, fontSize } from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';

type ResultLineProps = {
  count: number;
  isLoading: boolean;
  isFiltered: boolean;
  /** Gets the focus when the clicked button disappears. */
  countRef: RefObject<HTMLParagraphElement>;
  onClear: () => void;
};

/** Announces the number of products and offers to clear the filters. */
export function ResultLine({ count, isLoading, isFiltered, countRef, onClear }: ResultLineProps) {
  return (
    <div css={lineCss}>
      <p ref={countRef} tabIndex={-1} aria-live="polite" css={countCss}>
        {isLoading && isFiltered ? 'Buscando…' : countText(count)}
      </p>
      {isFiltered && count > 0 ? (
        <Button variant="link" icon="close" onClick={onClear}>
          Limpiar filtros
        </Button>
      ) : null}
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Sin resultados';
  return formatCount(count, 'producto', 'productos');
}

const lineCss = css({ ...flex.spread, gap: '16px', minHeight: '44px', marginBlock: '8px 12px' });

const countCss = css({
  color: color.fgMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
