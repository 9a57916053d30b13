import { fillGreeting, whatsAppHref } from '#src/lib/whatsapp.ts';
import { useSettings } from './settings-context.tsx';
import type { GreetingKind, SiteSettings } from './site-settings.ts';

/** Where WhatsApp buttons lead while the CMS has no number. */
const FALLBACK_HREF = '/contacto';

/** Chat address with the greeting of the CMS, about the thing called `name`. */
export function useWhatsAppHref(kind: GreetingKind = 'general', name?: string): string {
  const settings = useSettings();
  return chatHref(settings, settings?.greetings[kind], name);
}

/** Chat address with a text of one's own; the general greeting when it is empty. */
export function chatHref(
  settings: SiteSettings | null,
  message: string | null | undefined,
  name?: string,
): string {
  if (!settings?.whatsapp) return FALLBACK_HREF;
  const text = fillGreeting(message || settings.greetings.general, { nombre: name });
  return whatsAppHref(settings.whatsapp, text);
}
