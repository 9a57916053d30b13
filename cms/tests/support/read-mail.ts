export type Mail = {
  /** All values of a header, unfolded, with encoded words decoded. */
  headers: (name: string) => string[];
  text: string;
  html: string;
  raw: string;
};

const WORD = /=\?utf-8\?([qb])\?([^?]*)\?=/gi;

const fromHex = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9a-f]{2})/gi, (_match, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8');

function decodeHeaderValue(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(WORD, (_match, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : fromHex(text.replaceAll('_', ' ')),
    );
}

function split(raw: string): { head: string; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  return { head: raw.slice(0, end).replace(/\r\n[ \t]+/g, ' '), body: raw.slice(end + 4) };
}

function headersOf(head: string, name: string): string[] {
  return head
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    .map((line) => decodeHeaderValue(line.slice(name.length + 1).trim()));
}

function decodeBody({ head, body }: ReturnType<typeof split>): string {
  const [encoding = ''] = headersOf(head, 'Content-Transfer-Encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? fromHex(body.replace(/=\r\n/g, '')) : body;
}

/** Parses a raw mail and decodes its text and HTML bodies. */
export function readMail(raw: string): Mail {
  const { head, body } = split(raw);
  const [type = ''] = headersOf(head, 'Content-Type');
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r\n/, '')));
  const partOf = (kind: string) => {
    const part = parts.find((each) => headersOf(each.head, 'Content-Type')[0]?.startsWith(kind));
    return part ? decodeBody(part).replaceAll('\r\n', '\n') : '';
  };
  return {
    headers: (name) => headersOf(head, name),
    text: partOf('text/plain'),
    html: partOf('text/html'),
    raw,
  };
}
