import { css } from '@emotion/react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { color, flex, fontSize, space } from '#src/theme/tokens.ts';
import {
  ENQUIRY_RESULT_HINTS,
  ENQUIRY_RESULT_LABELS,
  ENQUIRY_RESULTS,
  RESULT_COLUMN_LABELS,
} from '@tequiora/cms/contracts/enquiry-result.ts';

type ResultChoiceProps = { field: UseFormRegisterReturn; error: string | undefined };

/** Selects the result of an enquiry. */
export function ResultChoice({ field, error }: ResultChoiceProps) {
  const id = useId();
  return (
    <fieldset css={fieldsetCss} aria-describedby={error ? id : undefined}>
      <legend css={legendCss}>{RESULT_COLUMN_LABELS.result}</legend>
      {ENQUIRY_RESULTS.map((result) => (
        <label key={result} css={choiceCss}>
          <input type="radio" value={result} css={radioCss} {...field} />
          <span>
            <b>{ENQUIRY_RESULT_LABELS[result]}</b>
            <span css={hintCss}>{ENQUIRY_RESULT_HINTS[result]}</span>
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
  minHeight: '52px',
  color: color.fg,
  fontSize: fontSize.ui,
  cursor: 'pointer',
});

const hintCss = css({ ...adminText.xs, display: 'block', color: color.fgMuted });

const radioCss = css({ flex: 'none', width: '20px', height: '20px', accentColor: color.accent });

const errorCss = css({ ...adminText.sm, color: color.danger });
