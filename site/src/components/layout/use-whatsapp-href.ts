import { fillGreeting, whatsAppHref } from '#src/lib/whatsapp.ts';
import { useSettings } from './settings-provider.tsx';
import type { GreetingKind, SiteSettings } from './site-settings.ts';

/** Target of WhatsApp buttons while the CMS has no number. */
const FALLBACK_HREF = '/contacto';

/** Returns a chat URL with the CMS greeting of this kind; `name` fills its placeholder. */
export function useWhatsAppHref(kind: GreetingKind = 'general', name?: string): string {
  const settings = useSettings();
  return chatHref(settings, settings?.greetings[kind], name);
}

/** Returns a chat URL with a custom message, or with the general greeting when it is empty. */
export function chatHref(
  settings: SiteSettings | null,
  message: string | null | undefined,
  name?: string,
): string {
  if (!settings?.whatsapp) return FALLBACK_HREF;
  const text = fillGreeting(message || settings.greetings.general, { nombre: name });
  return whatsAppHref(settings.whatsapp, text);
}
