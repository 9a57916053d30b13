import { useEffect, useState } from 'react';

/** Marks the inputs of a date with its time. */
export const DATE_FIELD = 'data-date-field';

/**
 * Returns true while the focus is in a date field: until its time is typed, today's date means today
 * at midnight, which is past.
 */
export function useIsTypingDate(): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    const update = () => setIsTyping(Boolean(document.activeElement?.closest(`[${DATE_FIELD}]`)));
    // During `focusout` no element has the focus.
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
