import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Icon } from '#src/components/ui/icon.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { FilterControl, filterControlCss } from './filter-control.tsx';

const DEBOUNCE_MS = 300;

type FilterSearchProps = {
  label: string;
  placeholder: string;
  value: string;
  maxLength?: number;
  /** Debounced while typing; immediate on Enter. */
  onChange: (value: string) => void;
};

export function FilterSearch(props: FilterSearchProps) {
  const { label, placeholder, value, maxLength = 100, onChange } = props;
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  // The URL was changed elsewhere: browser back, or «Limpiar filtros».
  if (value !== applied) {
    setApplied(value);
    setTyped(value);
  }

  useEffect(() => {
    if (typed === applied) return undefined;
    const timer = setTimeout(() => {
      setApplied(typed);
      onChange(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, applied, onChange]);

  return (
    <FilterControl label={label} isGrowing>
      {({ id }) => (
        <span css={wrapCss}>
          <Icon name="search" size={18} css={iconCss} />
          <input
            id={id}
            type="search"
            value={typed}
            maxLength={maxLength}
            placeholder={placeholder}
            css={[filterControlCss, inputCss]}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed === applied) return;
              setApplied(typed);
              onChange(typed);
            }}
          />
        </span>
      )}
    </FilterControl>
  );
}

const wrapCss = css({ position: 'relative', display: 'block' });

const inputCss = css({ paddingLeft: '38px' });

const iconCss = css({ position: 'absolute', top: '13px', left: '12px', color: color.fgHint });
