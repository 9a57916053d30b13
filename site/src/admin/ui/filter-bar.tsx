import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import { SEARCH_MAX } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { describeExcess } from '@tequiora/cms/contracts/excess.ts';
import { adminText } from './admin-text.ts';
import { FilterControl, filterControlCss } from './filter-control.tsx';

type FilterBarProps = {
  /** 'Filtros de consultas' */
  label: string;
  search: FilterSearchProps;
  /** Number of active filters, without the search; shown while they are collapsed. */
  activeCount: number;
  /** Null while there is nothing to clear. */
  onClear: (() => void) | null;
  /** True for many filters, which are folded at every width, not only on phones. */
  isFolding?: boolean;
  /** The active filters, visible while the controls are folded. */
  chips?: ReactNode;
  children: ReactNode;
};

/** Controls above a list, in one row that wraps. On phones all but the search collapse. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, activeCount, onClear, isFolding = false, chips, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const clear = onClear ? (
    <Button variant="secondary" icon="close" onClick={onClear}>
      Limpiar filtros
    </Button>
  ) : null;
  return (
    <div role="search" aria-label={label} css={[barCss, isFolding && lowCss]}>
      <FilterSearch {...search} />
      <div css={isFolding ? undefined : toggleCss}>
        <Button
          variant="secondary"
          icon="chevron-down"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {activeCount > 0 ? `Filtros (${activeCount})` : 'Filtros'}
        </Button>
      </div>
      {isFolding ? clear : null}
      {chips}
      <div id={id} data-folded={!isOpen || undefined} css={[filtersCss, isFolding && foldingCss]}>
        {children}
        {isFolding ? null : clear}
      </div>
    </div>
  );
}

const DEBOUNCE_MS = 300;

type FilterSearchProps = {
  placeholder: string;
  value: string;
  /** Debounced while typing; immediate on Enter and when the focus leaves. */
  onChange: (value: string) => void;
};

function FilterSearch({ placeholder, value, onChange }: FilterSearchProps) {
  // Typed and not yet in the URL. Kept until the URL has it: the URL changes in a transition, during
  // which more can be typed.
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === value) setDraft(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  const text = draft ?? value;
  const excess = describeExcess(text.trim().length, SEARCH_MAX);
  useEffect(() => {
    if (draft === null || excess) return undefined;
    const timer = setTimeout(() => latest.current(draft), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, excess]);

  const apply = () => {
    if (draft !== null && !excess) onChange(draft);
  };

  return (
    <FilterControl label="Buscar" isGrowing>
      {({ id }) => (
        <>
          <span css={wrapCss}>
            <Icon name="search" size={18} css={iconCss} />
            <input
              id={id}
              type="search"
              value={text}
              aria-invalid={excess ? true : undefined}
              aria-describedby={excess ? `${id}-error` : undefined}
              placeholder={placeholder}
              css={[filterControlCss, inputCss]}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={(event) => event.key === 'Enter' && apply()}
              // The next control may change the search: «Limpiar filtros».
              onBlur={() => {
                apply();
                if (!excess) setDraft(null);
              }}
            />
          </span>
          {excess ? (
            <p id={`${id}-error`} css={errorCss}>
              {excess}
            </p>
          ) : null}
        </>
      )}
    </FilterControl>
  );
}

const barCss = css({
  ...flex.wrap,
  gap: space[4],
  alignItems: 'flex-end',
  padding: space[5],
  '& > [data-grow]': { flex: '1 1 16rem' },
  [mq.belowMd]: { gap: space[3], padding: space[4], '& > [data-grow]': { flexBasis: '9rem' } },
});

/** Low, with the label of the search next to it, so that more of the list is in view. */
const lowCss = css({
  [mq.md]: { padding: `${space[3]} ${space[5]}` },
  [mq.lg]: {
    '& > [data-grow]': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space[4],
      alignItems: 'center',
    },
    '& > [data-grow] > p': { gridColumn: 2 },
  },
});

const toggleCss = css({ [mq.md]: { display: 'none' } });

const filtersCss = css({
  display: 'contents',
  '& > *': { flex: '0 1 auto' },
  [mq.belowMd]: {
    ...flex.wrap,
    flex: '1 0 100%',
    gap: space[4],
    alignItems: 'flex-end',
    '& > *': { flex: '1 1 9rem' },
    '&[data-folded]': { display: 'none' },
  },
});

const foldingCss = css({
  [mq.md]: {
    ...flex.wrap,
    flex: '1 0 100%',
    gap: space[4],
    alignItems: 'flex-end',
    '&[data-folded]': { display: 'none' },
  },
});

const wrapCss = css({ position: 'relative', display: 'block' });

const inputCss = css({ paddingLeft: '38px' });

const errorCss = css({ ...adminText.xs, color: color.danger });

const iconCss = css({ position: 'absolute', top: '13px', left: '12px', color: color.fgHint });
