import { css } from '@emotion/react';
import { useState } from 'react';
import { color } from '#src/theme/tokens.ts';
import { LAST_DAY, LONG_YEAR_MESSAGE, hasLongYear } from '@tequiora/cms/contracts/zoned-time.ts';
import { adminText } from './admin-text.ts';
import { emptyDateCss } from './empty-date-css.ts';
import { FilterControl, filterControlCss } from './filter-control.tsx';

type FilterDateProps = {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Called when the date is complete; for an early year on Enter and when the focus leaves. */
  onChange: (value: string) => void;
};

/** While a year is typed, the date is one of the first centuries: 0002, 0020, 0202. */
const EARLIEST = '2000-01-01';

/** Fits a date and the button of the browser. */
const MIN_WIDTH = 'min(100%, 10.5rem)';

const isComplete = (date: string) => date === '' || (!hasLongYear(date) && date >= EARLIEST);

export function FilterDate({ label, value, min, max = LAST_DAY, onChange }: FilterDateProps) {
  // Typed and not yet in `value`. If the old value were shown, Chrome would discard what was typed
  // of the year.
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === value) setDraft(null);
  const isLong = draft !== null && hasLongYear(draft);

  const applyEarly = () => {
    if (draft !== null && !isLong && !isComplete(draft)) onChange(draft);
  };

  return (
    <FilterControl label={label} minWidth={MIN_WIDTH}>
      {({ id }) => (
        <>
          <input
            id={id}
            type="date"
            value={draft ?? value}
            min={min}
            max={max}
            aria-invalid={isLong || undefined}
            aria-describedby={isLong ? `${id}-error` : undefined}
            data-empty={(draft ?? value) === '' || undefined}
            css={[filterControlCss, emptyDateCss]}
            onChange={({ target }) => {
              setDraft(target.value);
              if (isComplete(target.value)) onChange(target.value);
            }}
            onKeyDown={(event) => event.key === 'Enter' && applyEarly()}
            onBlur={() => {
              applyEarly();
              if (!isLong) setDraft(null);
            }}
          />
          {isLong ? (
            <p id={`${id}-error`} role="alert" css={errorCss}>
              {LONG_YEAR_MESSAGE}
            </p>
          ) : null}
        </>
      )}
    </FilterControl>
  );
}

const errorCss = css({ ...adminText.xs, color: color.danger });
