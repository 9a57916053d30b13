import { useEffect, useState } from 'react';

type FloatingPlace = 'resting' | 'raised' | 'yielding' | 'away';

/** Elements whose controls the floating button would cover on a phone. */
const DOCKS = '[data-dock]';

/** The page's own chat button: on a phone it has the position of the floating one. */
const OWN_CHATS = '[data-own-chat]';

/** Returns the state of the floating button, depending on the visible parts of the page. */
export function useFloatingPlace(path: string): FloatingPlace {
  const [isFooterVisible, setIsFooterVisible] = useState(false);
  const [isDockVisible, setIsDockVisible] = useState(false);
  const [isOwnChatVisible, setIsOwnChatVisible] = useState(false);

  useEffect(() => observeVisibility('[data-footer-contact]', setIsFooterVisible), [path]);
  useEffect(() => observeVisibility(DOCKS, setIsDockVisible), [path]);
  useEffect(() => observeVisibility(OWN_CHATS, setIsOwnChatVisible), [path]);

  if (isFooterVisible) return 'away';
  if (isOwnChatVisible) return 'yielding';
  return isDockVisible ? 'raised' : 'resting';
}

function observeVisibility(selector: string, onChange: (isVisible: boolean) => void) {
  onChange(false);
  const element = document.querySelector(selector);
  if (!element) return;
  const observer = new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
}
