import { whatsAppHref } from '#src/lib/whatsapp.ts';
import type { ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';

type Reply = { channel: ReplyChannel; subject: string; text: string };
type Recipient = { email: string | null; phone: string | null };

/** Windows and some mail programs cut longer links, or do not open them. */
const MAILTO_MAX = 2_000;

/** Returns the link that opens the reply in WhatsApp or the mail program. */
export function replyHref({ email, phone }: Recipient, reply: Reply): string {
  const { channel, subject, text } = reply;
  if (channel === 'whatsapp') return whatsAppHref(phone ?? '', text);
  const start = `mailto:${encodeAddress(email ?? '')}?subject=${encodeURIComponent(subject)}`;
  const href = `${start}&body=${encodeBody(text)}`;
  return href.length > MAILTO_MAX ? start : href;
}

/** Returns whether a link has no text because it would be too long; the text is then copied. */
export function isTextLeftOut(href: string): boolean {
  return href.startsWith('mailto:') && !href.includes('&body=');
}

/** Encodes `?`, `&` and `%` of an address, but not its `@` (RFC 6068). */
function encodeAddress(email: string): string {
  return encodeURIComponent(email).replace('%40', '@');
}

/** Encodes a text with CRLF line ends (RFC 6068). */
function encodeBody(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
}
