import { css } from '@emotion/react';
import { Icon } from '#src/components/ui/icon.tsx';
import { color, flex, mq } from '#src/theme/tokens.ts';

export type Sort = { key: string; isDescending: boolean };

type SortButtonProps = {
  label: string;
  sortKey: string;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
};

/** Header of a sortable column: the first press sorts ascending, the next one descending. */
export function SortButton({ label, sortKey, sort, onSort }: SortButtonProps) {
  const isSorted = sort?.key === sortKey;
  const isDescending = isSorted && sort.isDescending;
  return (
    <button
      type="button"
      css={buttonCss}
      onClick={() => onSort({ key: sortKey, isDescending: isSorted && !isDescending })}
    >
      <span>{label}</span>
      <span data-sorted={isSorted || undefined} css={arrowCss}>
        <Icon name={isDescending ? 'arrow-down' : 'arrow-up'} size={14} />
      </span>
    </button>
  );
}

const buttonCss = css({
  ...flex.inline,
  gap: '6px',
  minHeight: '28px',
  padding: '0 4px',
  margin: '0 -4px',
  border: 0,
  borderRadius: '6px',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [mq.hover]: { '&:hover': { color: color.fg } },
});

const arrowCss = css({
  display: 'grid',
  opacity: 0,
  '&[data-sorted]': { opacity: 1 },
  'button:hover > &:not([data-sorted]), button:focus-visible > &:not([data-sorted])': {
    opacity: 0.5,
  },
});
