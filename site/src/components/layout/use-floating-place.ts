import { useEffect, useState } from 'react';

export type FloatingPlace = 'resting' | 'raised' | 'away';

/** Elements whose controls the floating button would cover on a phone. */
const DOCKS = '[data-dock]';

/** Where the floating button stands, given what of the page is on screen. */
export function useFloatingPlace(path: string): FloatingPlace {
  const [isFooterVisible, setIsFooterVisible] = useState(false);
  const [isDockVisible, setIsDockVisible] = useState(false);

  useEffect(() => watch('[data-footer-contact]', setIsFooterVisible), [path]);
  useEffect(() => watch(DOCKS, setIsDockVisible), [path]);

  if (isFooterVisible) return 'away';
  return isDockVisible ? 'raised' : 'resting';
}

function watch(selector: string, onChange: (isVisible: boolean) => void) {
  onChange(false);
  const element = document.querySelector(selector);
  if (!element) return;
  const observer = new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
}
