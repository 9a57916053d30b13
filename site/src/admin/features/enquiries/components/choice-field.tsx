import { css } from '@emotion/react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { color, flex, fontSize, space } from '#src/theme/tokens.ts';

type Choice = { value: string; label: string; hint?: string };

type ChoiceFieldProps = {
  legend: string;
  choices: readonly Choice[];
  field: UseFormRegisterReturn;
  error: string | undefined;
};

/** Radio buttons of a form; none is selected at first. */
export function ChoiceField({ legend, choices, field, error }: ChoiceFieldProps) {
  const id = useId();
  return (
    <fieldset css={fieldsetCss} aria-describedby={error ? id : undefined}>
      <legend css={legendCss}>{legend}</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} css={[choiceCss, hint ? tallCss : null]}>
          <input type="radio" value={value} css={radioCss} {...field} />
          <span>
            <b>{label}</b>
            {hint ? <span css={hintCss}>{hint}</span> : null}
          </span>
        </label>
      ))}
      {error ? (
        <p id={id} css={errorCss}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

const fieldsetCss = css({ display: 'grid', minWidth: 0, margin: 0, padding: 0, border: 0 });

const legendCss = css({ padding: 0, color: color.fg, fontSize: fontSize.ui, fontWeight: 600 });

const choiceCss = css({
  ...flex.row,
  gap: space[4],
  minHeight: '44px',
  color: color.fg,
  fontSize: fontSize.ui,
  cursor: 'pointer',
});

const tallCss = css({ minHeight: '52px' });

const hintCss = css({ ...adminText.xs, display: 'block', color: color.fgMuted });

const radioCss = css({ flex: 'none', width: '20px', height: '20px', accentColor: color.accent });

const errorCss = css({ ...adminText.sm, color: color.danger });
