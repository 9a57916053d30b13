import { REFERENCE_ALPHABET } from '@tequiora/cms/contracts/chat-reference.ts';
import { readVisitSource } from './visit-source.ts';

/** The reference at the end of a chat link, with the part of an earlier press. */
const REFERENCE = /(Ref\.%20)(TQ-\w+)(-\w+)?$/;

const MIDDLE_BUTTON = 1;

/**
 * Gives each press of a chat link a reference of its own, and sends it with the source of the visit. The
 * reference begins with that of the link, which says page and thing also if nothing is sent.
 */
export function recordChats(): void {
  const onPress = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    const [, , own] = (link && REFERENCE.exec(link.href)) || [];
    if (!link || !own || button > MIDDLE_BUTTON) return;
    const press = [...crypto.getRandomValues(new Uint8Array(5))].map(
      (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length],
    );
    const reference = `${own}-${press.join('')}`;
    const body = JSON.stringify({ data: { reference, visit: readVisitSource() } });
    const isQueued = navigator.sendBeacon(
      '/api/contact-intents',
      new Blob([body], { type: 'application/json' }),
    );
    if (isQueued) link.href = link.href.replace(REFERENCE, `$1${reference}`);
  };
  document.addEventListener('click', onPress, true);
  // The middle button opens the link in another tab. The right one only opens a menu.
  document.addEventListener('auxclick', onPress, true);
}
