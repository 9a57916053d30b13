import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Button } from '#src/components/ui/button.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, fontSize, space } from '#src/theme/tokens.ts';
import { CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';
import type { ServiceValues } from '../lib/service-form.ts';
import { FeatureRow } from './feature-row.tsx';

const MAX_FEATURES = CATALOGUE_LIMITS.features.max;

/** Editor for the features of a service; adding, removing and reordering work by keyboard. */
export function FeatureList() {
  const { formState } = useFormContext<ServiceValues>();
  const { fields, addButton, announcement, isFull, add, remove, move } = useFeatureList();
  const { features: errors } = formState.errors;
  const error = errors?.root?.message ?? errors?.message;
  return (
    <fieldset css={fieldsetCss}>
      <legend css={legendCss}>Características</legend>
      <p
        css={hintCss}
      >{`Las tres primeras salen en la tarjeta del servicio. Hasta ${MAX_FEATURES}; Enter agrega otra.`}</p>
      {fields.length > 0 ? (
        <ol role="list" css={listCss}>
          {fields.map(({ id }, index) => (
            <FeatureRow
              key={id}
              index={index}
              count={fields.length}
              onAdd={() => add(index)}
              onRemove={() => remove(index)}
              onMove={(to) => move(index, to)}
            />
          ))}
        </ol>
      ) : null}
      {error ? <p css={errorCss}>{error}</p> : null}
      <div>
        <Button
          ref={addButton}
          variant="secondary"
          size="sm"
          icon="plus"
          aria-disabled={isFull}
          onClick={() => add()}
        >
          Agregar característica
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

/**
 * Returns the features of a service with the actions on them. Changes are announced to screen
 * readers.
 */
function useFeatureList() {
  const { control, getValues, setFocus } = useFormContext<ServiceValues>();
  const list = useFieldArray({ control, name: 'features' });
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const count = list.fields.length;
  const isFull = count >= CATALOGUE_LIMITS.features.max;

  return {
    fields: list.fields,
    addButton,
    announcement,
    isFull,
    /** Adds a feature below `index`, or at the end. */
    add: (index = count - 1) => {
      if (isFull) return;
      list.insert(index + 1, { text: '' }, { focusName: `features.${index + 1}.text` });
    },
    remove: (index: number) => {
      list.remove(index);
      setAnnouncement(`Característica ${index + 1} quitada`);
      // The focused button is removed with its row, so the focus moves to another control.
      setTimeout(() => {
        if (count === 1) addButton.current?.focus();
        else setFocus(`features.${Math.min(index, count - 2)}.text`);
      });
    },
    move: (from: number, to: number) => {
      if (to < 0 || to >= count) return;
      const button = document.activeElement;
      const text = getValues(`features.${from}.text`);
      list.move(from, to);
      setAnnouncement(`«${text}» es ahora la ${to + 1} de ${count}`);
      // Moving the row removes the focus from the button.
      setTimeout(() => button instanceof HTMLElement && button.focus());
    },
  };
}

const fieldsetCss = css({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  margin: 0,
  marginBottom: space[5],
  padding: 0,
  border: 0,
});

const legendCss = css({
  padding: 0,
  marginBottom: space[2],
  color: color.fg,
  fontSize: fontSize.ui,
  fontWeight: 600,
});

const hintCss = css({ ...adminText.sm, color: color.fgHint });

const listCss = css({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

const errorCss = css({ ...adminText.sm, color: color.danger });
