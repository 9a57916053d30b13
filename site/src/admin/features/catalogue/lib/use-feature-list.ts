import { CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { ServiceValues } from './service-form.ts';

/** The features of a service, and what can be done with them. Changes are told for the ear. */
export function useFeatureList() {
  const { control, getValues, setFocus } = useFormContext<ServiceValues>();
  const list = useFieldArray({ control, name: 'features' });
  const addButton = useRef<HTMLButtonElement>(null);
  const [news, setNews] = useState('');
  const count = list.fields.length;
  const isFull = count >= CATALOGUE_LIMITS.features.max;

  return {
    fields: list.fields,
    addButton,
    news,
    isFull,
    /** Below `index`, or at the end. */
    add: (index = count - 1) => {
      if (isFull) return;
      list.insert(index + 1, { text: '' }, { focusName: `features.${index + 1}.text` });
    },
    remove: (index: number) => {
      list.remove(index);
      setNews(`Característica ${index + 1} quitada`);
      // Its buttons are gone with it, and the focus needs a place.
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
      setNews(`«${text}» es ahora la ${to + 1} de ${count}`);
      // Moving its row takes the focus away from the button.
      setTimeout(() => button instanceof HTMLElement && button.focus());
    },
  };
}
