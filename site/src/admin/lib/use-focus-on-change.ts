import { useEffect, useRef } from 'react';

/** Returns the ref of a region that gets the focus when its content is replaced. */
export function useFocusOnChange(content: unknown) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(content);
  useEffect(() => {
    if (shown.current !== content) ref.current?.focus();
    shown.current = content;
  }, [content]);
  return ref;
}
