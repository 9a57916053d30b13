import { css } from '@emotion/react';
import { useState } from 'react';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, mq, palette, radius } from '#src/theme/tokens.ts';

type QuantityFieldProps = {
  id: string;
  /** Names the control and its buttons: 'Cantidad de Lector'. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** A number with a button at each side. A number outside the limits becomes the nearest within. */
export function QuantityField({ id, label, value, min, max, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const clamp = (number: number) => Math.min(Math.max(number, min), max);

  function type(text: string) {
    setTyped(text);
    const number = Number(text);
    if (Number.isSafeInteger(number) && number >= min && number <= max) onChange(number);
  }

  function finish() {
    if (typed === null) return;
    const number = Math.round(Number(typed));
    setTyped(null);
    if (typed.trim() !== '' && Number.isFinite(number)) onChange(clamp(number));
  }

  function step(by: number) {
    setTyped(null);
    onChange(clamp(value + by));
  }

  return (
    <div role="group" aria-labelledby={`${id}-nombre`} css={fieldCss}>
      <VisuallyHidden>
        <label id={`${id}-nombre`} htmlFor={id}>
          {label}
        </label>
      </VisuallyHidden>
      <button
        type="button"
        aria-label="Uno menos"
        aria-disabled={value <= min}
        onClick={() => step(-1)}
        css={buttonCss}
      >
        −
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        onChange={({ target }) => type(target.value)}
        onBlur={finish}
        css={inputCss}
      />
      <button
        type="button"
        aria-label="Uno más"
        aria-disabled={value >= max}
        onClick={() => step(1)}
        css={buttonCss}
      >
        +
      </button>
    </div>
  );
}

const fieldCss = css({
  ...flex.inline,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.bg,
  [mq.print]: { border: 0, '& button': { display: 'none' } },
});

const buttonCss = css({
  ...flex.center,
  width: '44px',
  height: '42px',
  border: 0,
  borderRadius: radius.md,
  background: 'transparent',
  color: color.fg,
  fontSize: '1.25rem',
  lineHeight: 1,
  '&[aria-disabled="true"]': { color: palette.gray[500], cursor: 'not-allowed' },
  [mq.hover]: { '&:hover:not([aria-disabled="true"])': { background: color.bgSunken } },
});

const inputCss = css({
  width: '3.5rem',
  height: '42px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.fg,
  fontSize: '1rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
});
