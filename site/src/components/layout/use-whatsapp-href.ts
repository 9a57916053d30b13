import { fillGreeting, whatsAppHref } from '#src/lib/whatsapp.ts';
import {
  chatReference,
  withChatReference,
  type ChatThing,
} from '@tequiora/cms/contracts/chat-reference.ts';
import { usePagePath, useSettings, type SiteSettings } from './settings-provider.tsx';

/** Target of WhatsApp buttons while the CMS has no number. */
const FALLBACK_HREF = '/contacto';

const GREETINGS: Record<ChatThing['type'], keyof SiteSettings['greetings']> = {
  product: 'product',
  'flagship-product': 'demo',
  service: 'service',
  package: 'quote',
  'complementary-service': 'quote',
  case: 'project',
};

/** A thing without a price is asked for with the greeting of a quotation. */
type NamedThing = ChatThing & { name: string; hasOpenPrice?: boolean };

/** Returns a chat URL with the greeting of the CMS for this thing, or with the general one. */
export function useWhatsAppHref(thing?: NamedThing): string {
  const greetings = useSettings()?.greetings;
  const greeting = thing && (thing.hasOpenPrice ? 'quote' : GREETINGS[thing.type]);
  return useChatHref(greeting && greetings?.[greeting], thing?.name, thing);
}

/**
 * Returns a chat URL with a custom message, or with the general greeting when it is empty.
 * @param name what `{nombre}` in the message stands for
 */
export function useChatHref(
  message: string | null | undefined,
  name?: string,
  thing?: ChatThing,
): string {
  const settings = useSettings();
  const path = usePagePath();
  if (!settings?.whatsapp) return FALLBACK_HREF;
  const text = fillGreeting(message || settings.greetings.general, { nombre: name });
  const reference = chatReference(path, thing);
  return whatsAppHref(settings.whatsapp, withChatReference(text, reference));
}
