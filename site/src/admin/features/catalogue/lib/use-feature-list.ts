import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';
import type { ServiceValues } from './service-form.ts';

/**
 * Returns the features of a service with the actions on them. Changes are announced to screen
 * readers.
 */
export function useFeatureList() {
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
