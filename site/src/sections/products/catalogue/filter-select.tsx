import { css } from '@emotion/react';
import { controlCss } from '#src/components/form/control-css.ts';
import { Icon } from '#src/components/ui/icon.tsx';
import { color, fontSize } from '#src/theme/tokens.ts';

type FilterSelectProps = {
  /** Also the name of the URL parameter. */
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** Native select with its label inside the box. */
export function FilterSelect({ id, label, value, options, onChange }: FilterSelectProps) {
  return (
    <div css={fieldCss}>
      <label htmlFor={id} css={labelCss}>
        {label}
      </label>
      <select
        id={id}
        name={id}
        value={value}
        css={[controlCss, selectCss]}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} css={arrowCss} />
    </div>
  );
}

const fieldCss = css({ position: 'relative', minWidth: 0 });

const labelCss = css({
  position: 'absolute',
  zIndex: 1,
  top: '7px',
  left: '15px',
  color: color.fgMuted,
  fontSize: fontSize.xs,
  lineHeight: 1.4,
  pointerEvents: 'none',
});

const selectCss = css({
  appearance: 'none',
  minHeight: '56px',
  padding: '24px 38px 6px 14px',
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

const arrowCss = css({
  position: 'absolute',
  top: '19px',
  right: '13px',
  color: color.fgMuted,
  pointerEvents: 'none',
});
