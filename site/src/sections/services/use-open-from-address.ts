import { useEffect } from 'react';

/** Opens the `<details>` that the address names, now and whenever the address changes. */
export function useOpenFromAddress(): void {
  useEffect(() => {
    const open = () => {
      // Slugs are plain letters and hyphens: nothing to decode, and so nothing that can be broken.
      const target = document.getElementById(window.location.hash.slice(1));
      if (target instanceof HTMLDetailsElement) target.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
