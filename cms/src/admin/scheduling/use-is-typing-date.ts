import { useEffect, useState } from 'react';

/** Marks the inputs of a date with its time. */
export const DATE_FIELD = 'data-date-field';

/**
 * Returns whether the focus is in a field for a date: until the time is typed too, the date of today
 * stands for its midnight, which is past.
 */
export function useIsTypingDate(): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    const update = () => setIsTyping(Boolean(document.activeElement?.closest(`[${DATE_FIELD}]`)));
    // The focus is nowhere while it moves.
    const updateLater = () => queueMicrotask(update);
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', updateLater);
    return () => {
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', updateLater);
    };
  }, []);
  return isTyping;
}
