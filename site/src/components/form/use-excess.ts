import { useEffect, useState, type RefObject } from 'react';
import { describeExcess } from '@tequiora/cms/contracts/excess.ts';

/**
 * Measures the text of a control. A text over the limit is kept, unlike with the attribute `maxlength`,
 * which cuts a pasted text without a word; `error` says by how much it is too long.
 */
export function useExcess(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement>,
  max: number | undefined,
) {
  const [length, setLength] = useState(0);
  const measure = () => setLength(control.current?.value.length ?? 0);
  // The form may write into the field too: a draft, or a text about a product.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it writes silently; the same length twice changes nothing
  useEffect(measure);
  return { length, measure, error: max === undefined ? undefined : describeExcess(length, max) };
}
