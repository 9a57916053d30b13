import { useEffect } from 'react';

/** Opens the `<details>` in the URL fragment, initially and on every change. */
export function useOpenFromFragment(): void {
  useEffect(() => {
    const open = () => {
      // Slugs contain only letters, digits and hyphens, so no decoding is needed, which could
      // throw.
      const target = document.getElementById(window.location.hash.slice(1));
      if (target instanceof HTMLDetailsElement) target.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
