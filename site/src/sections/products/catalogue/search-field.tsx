import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { controlCss } from '#src/components/form/control-css.ts';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color } from '#src/theme/tokens.ts';

type SearchFieldProps = { value: string; onChange: (text: string) => void };

const ID = 'buscar-productos';

export function SearchField({ value, onChange }: SearchFieldProps) {
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
      <label htmlFor={ID} css={visuallyHiddenCss}>
        Buscar por nombre o descripción
      </label>
      <Icon name="search" css={iconCss} />
      <input
        ref={ref}
        id={ID}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Buscar productos"
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
