import { PDF } from './create-pdf';

const CRLF = '\r\n';

type Written = {
  headers?: readonly string[];
  body?: string | Buffer;
};

/** Returns a mail as it is sent, of the given header lines and body. */
export function writeMail({ headers = [], body = 'Hola' }: Written): Buffer {
  return Buffer.concat([
    Buffer.from(headers.map((line) => line + CRLF).join('') + CRLF),
    typeof body === 'string' ? Buffer.from(body.replace(/\r?\n/g, CRLF)) : body,
  ]);
}

export const FROM = 'From: =?utf-8?Q?Mar=C3=ADa_Ruiz?= <maria@example.com>';
export const headersOf = (subject: string, ...more: string[]) => [
  FROM,
  'To: hola@example.test',
  `Subject: ${subject}`,
  'Date: Tue, 03 Feb 2026 10:12:00 -0600',
  ...more,
];

type Part = { type: string; content: Buffer | string; name?: string; headers?: string[] };

/** Returns a mail of several parts, each in base64. */
export function writeParts(
  headers: readonly string[],
  parts: readonly Part[],
  type = 'multipart/mixed',
): Buffer {
  const encoded = parts.map(({ type: mime, content, name, headers: own = [] }) =>
    [
      '--limite',
      `Content-Type: ${mime}${name ? `; name="${name}"` : ''}`,
      ...(name ? [`Content-Disposition: attachment; filename="${name}"`] : []),
      ...own,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ].join(CRLF),
  );
  return writeMail({
    headers: [...headers, 'MIME-Version: 1.0', `Content-Type: ${type}; boundary=limite`],
    body: Buffer.from([...encoded, '--limite--', ''].join(CRLF)),
  });
}

/** Returns a report that a mail came back (RFC 3464). */
export function writeBounce(messageId: string, action = 'failed'): Buffer {
  const text = (content: string, type: string) =>
    ['--limite', `Content-Type: ${type}`, '', content].join(CRLF);
  return writeMail({
    headers: [
      'Return-Path: <>',
      'From: Mail Delivery System <MAILER-DAEMON@example.test>',
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=limite',
    ],
    body: Buffer.from(
      [
        text('I could not deliver it.', 'text/plain'),
        text(
          [
            'Reporting-MTA: dns; mail.example.test',
            '',
            'Final-Recipient: rfc822; maria@example.com',
            `Action: ${action}`,
            'Status: 5.1.1',
            'Diagnostic-Code: smtp; 550 5.1.1 <maria@example.com>: no such',
            '    user',
            '',
          ].join(CRLF),
          'message/delivery-status',
        ),
        text(
          ['Subject: Tu ficha', `Message-ID: ${messageId}`, '', 'Hola'].join(CRLF),
          'message/rfc822',
        ),
        '--limite--',
        '',
      ].join(CRLF),
    ),
  });
}

export const WINMAIL: Part = {
  ...{ type: 'application/ms-tnef', name: 'winmail.dat' },
  content: Buffer.from('789f3e22', 'hex'),
};
export const CALENDAR: Part = {
  type: 'text/calendar; method=REQUEST; charset=utf-8',
  content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
};
export const PDF_PART: Part = { type: 'application/octet-stream', content: PDF, name: 'plano.pdf' };
export const PROGRAM: Part = {
  ...{ type: 'application/pdf', name: 'factura.pdf' },
  content: Buffer.from('MZ\x90\0 This program cannot be run in DOS mode'),
};
