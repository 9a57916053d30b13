import { css } from '@emotion/react';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import { formatNumber, formatCount } from '@tequiora/cms/contracts/number.ts';
import { adminText } from './admin-text.ts';

type PaginationProps = {
  page: number;
  pageSize: number;
  total: number;
  /** Whether there are more than `total`. */
  isCapped?: boolean;
  /** Singular and plural: `['consulta', 'consultas']`. */
  noun: readonly [string, string];
  onPage: (page: number) => void;
};

/** Shows '26–50 de 132 consultas' or '26–50 de las primeras 5,000 consultas', with buttons for the adjacent pages. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, isCapped = false, noun, onPage } = props;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav aria-label="Páginas" css={barCss}>
      <p aria-live="polite">
        {total === 0
          ? formatCount(0, ...noun)
          : `${formatNumber(first)}–${formatNumber(last)} de ${isCapped ? 'las primeras ' : ''}${formatCount(total, ...noun)}`}
      </p>
      {pageCount > 1 ? (
        <div css={stepsCss}>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            Anterior
          </Button>
          <span>{`Página ${formatNumber(page)} de ${formatNumber(pageCount)}`}</span>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={page >= pageCount}
            onClick={() => onPage(page + 1)}
          >
            Siguiente
          </Button>
        </div>
      ) : null}
    </nav>
  );
}

const barCss = css({
  ...adminText.sm,
  ...flex.wrapSpread,
  gap: space[4],
  minHeight: '60px',
  padding: `${space[3]} ${space[5]}`,
  borderTop: `1px solid ${color.border}`,
  color: color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});

const stepsCss = css({ ...flex.row, gap: space[4] });
