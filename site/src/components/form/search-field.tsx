import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color } from '#src/theme/tokens.ts';
import { controlCss } from './control-css.ts';

type SearchFieldProps = {
  id: string;
  /** Accessible name; the field has no visible label. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
};

/** The field `q` of a search, which also works before hydration. */
export function SearchField({ id, label, placeholder, value, onChange }: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null);

  // Keeps text typed before hydration.
  useEffect(() => {
    const typed = ref.current?.value;
    if (typed) onChange(typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the text that was already there
  }, []);

  function clear() {
    onChange('');
    ref.current?.focus();
  }

  return (
    <div css={fieldCss}>
      <label htmlFor={id} css={visuallyHiddenCss}>
        {label}
      </label>
      <Icon name="search" css={iconCss} />
      <input
        ref={ref}
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        css={[controlCss, inputCss]}
      />
      {value ? (
        <span css={clearCss}>
          <IconButton icon="close" label="Borrar búsqueda" size={32} onClick={clear} />
        </span>
      ) : null}
    </div>
  );
}

const fieldCss = css({ position: 'relative', minWidth: 0 });

const iconCss = css({
  position: 'absolute',
  top: '18px',
  left: '16px',
  color: color.fgMuted,
  pointerEvents: 'none',
});

const inputCss = css({
  minHeight: '56px',
  paddingInline: '46px 52px',
  // Hides the native clear button in favour of ours.
  '&::-webkit-search-cancel-button': { display: 'none' },
});

const clearCss = css({ position: 'absolute', top: '12px', right: '12px' });
