import { useSettings } from './settings-provider.tsx';
import { useChatHref } from './use-whatsapp-href.ts';

/** Used while the CMS has no greeting for searches. */
const GREETING = 'Hola. Busqué «{nombre}» en su catálogo y no lo encontré. ¿Lo manejan?';
const LONGEST_QUOTE = 80;

/** Returns a chat URL with a search that found nothing, or with the general greeting without a text. */
export function useSearchChatHref(search: string): string {
  const greeting = useSettings()?.greetings.search || GREETING;
  return useChatHref(search ? greeting : null, shorten(search));
}

/** Removes half emoji, which no URL can hold, and cuts none in two. */
function shorten(text: string): string {
  const characters = [...text.replace(/\p{Cs}/gu, '')];
  const isLong = characters.length > LONGEST_QUOTE;
  const start = characters.slice(0, LONGEST_QUOTE).join('');
  return isLong ? `${start.trimEnd()}…` : start;
}
