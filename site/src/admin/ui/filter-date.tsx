import { useState } from 'react';
import { FilterControl, filterControlCss } from './filter-control.tsx';

type FilterDateProps = {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  min?: string;
  max?: string;
  /** Called when the date is complete; for an early year on Enter and when the focus leaves. */
  onChange: (value: string) => void;
};

/** While a year is typed, the date is one of the first centuries: 0002, 0020, 0202. */
const EARLIEST = '2000-01-01';

const isComplete = (date: string) => date === '' || date >= EARLIEST;

export function FilterDate({ label, value, min, max, onChange }: FilterDateProps) {
  // Typed and not yet in `value`. If the old value were shown, Chrome would discard what was typed
  // of the year.
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === value) setDraft(null);

  const applyEarly = () => {
    if (draft !== null && !isComplete(draft)) onChange(draft);
  };

  return (
    <FilterControl label={label}>
      {({ id }) => (
        <input
          id={id}
          type="date"
          value={draft ?? value}
          min={min}
          max={max}
          css={filterControlCss}
          onChange={({ target }) => {
            setDraft(target.value);
            if (isComplete(target.value)) onChange(target.value);
          }}
          onKeyDown={(event) => event.key === 'Enter' && applyEarly()}
          onBlur={() => {
            applyEarly();
            setDraft(null);
          }}
        />
      )}
    </FilterControl>
  );
}
