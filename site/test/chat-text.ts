/** Returns the message of a chat link. */
export function chatText(link: Element): string | null {
  const href = link.getAttribute('href') ?? '';
  return href.startsWith('https://wa.me/529517654321?')
    ? new URL(href).searchParams.get('text')
    : null;
}
