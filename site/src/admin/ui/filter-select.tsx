import { css } from '@emotion/react';
import type { SelectOption } from '#src/components/form/select.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { color } from '#src/theme/tokens.ts';
import { FilterControl, filterControlCss } from './filter-control.tsx';

type FilterSelectProps = {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
};

export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  return (
    <FilterControl label={label}>
      {({ id }) => (
        <span css={wrapCss}>
          <select
            id={id}
            value={value}
            css={[filterControlCss, selectCss]}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} css={arrowCss} />
        </span>
      )}
    </FilterControl>
  );
}

const wrapCss = css({ position: 'relative', display: 'block' });

const selectCss = css({ appearance: 'none', paddingRight: '36px', cursor: 'pointer' });

const arrowCss = css({
  position: 'absolute',
  top: '13px',
  right: '10px',
  color: color.fgMuted,
  pointerEvents: 'none',
});
