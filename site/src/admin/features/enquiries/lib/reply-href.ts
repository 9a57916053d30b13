import { whatsAppHref } from '#src/lib/whatsapp.ts';
import type { ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';

type Reply = { channel: ReplyChannel; subject: string; text: string };
type Recipient = { email: string | null; phone: string | null };

/** Returns the link that opens the reply in WhatsApp or the mail program. */
export function replyHref({ email, phone }: Recipient, reply: Reply): string {
  const { channel, subject, text } = reply;
  if (channel === 'whatsapp') return whatsAppHref(phone ?? '', text);
  return `mailto:${encodeAddress(email ?? '')}?subject=${encodeURIComponent(subject)}&body=${encodeBody(text)}`;
}

/** Encodes `?`, `&` and `%` of an address, but not its `@` (RFC 6068). */
function encodeAddress(email: string): string {
  return encodeURIComponent(email).replace('%40', '@');
}

/** Encodes a text with CRLF line ends (RFC 6068). */
function encodeBody(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
}
