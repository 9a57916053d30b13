import { useEffect, useState } from 'react';

export type FloatingPlace = 'resting' | 'raised' | 'yielding' | 'away';

/** Elements whose controls the floating button would cover on a phone. */
const DOCKS = '[data-dock]';

/** The page's own chat button: on a phone it lies where the floating one would. */
const OWN_CHATS = '[data-own-chat]';

/** Where the floating button stands, given what of the page is on screen. */
export function useFloatingPlace(path: string): FloatingPlace {
  const [isFooterVisible, setIsFooterVisible] = useState(false);
  const [isDockVisible, setIsDockVisible] = useState(false);
  const [isOwnChatVisible, setIsOwnChatVisible] = useState(false);

  useEffect(() => watch('[data-footer-contact]', setIsFooterVisible), [path]);
  useEffect(() => watch(DOCKS, setIsDockVisible), [path]);
  useEffect(() => watch(OWN_CHATS, setIsOwnChatVisible), [path]);

  if (isFooterVisible) return 'away';
  if (isOwnChatVisible) return 'yielding';
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
