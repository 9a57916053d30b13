import { FilterControl, filterControlCss } from './filter-control.tsx';

type FilterDateProps = {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (value: string) => void;
};

export function FilterDate({ label, value, min, max, onChange }: FilterDateProps) {
  return (
    <FilterControl label={label}>
      {({ id }) => (
        <input
          id={id}
          type="date"
          value={value}
          min={min}
          max={max}
          css={filterControlCss}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FilterControl>
  );
}
