const SECOND = 1_000;

/**
 * Returns nodemailer's options for an SMTP server, or for building the message only. Avoids its `url`
 * option, because nodemailer then ignores the timeouts and uses its own of several minutes.
 */
export function transportOptions(smtpUrl: string | undefined): object {
  if (!smtpUrl) return { streamTransport: true, buffer: true, newline: 'windows' };
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const auth = url.username && {
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  };
  return {
    // Without the brackets of an IPv6 address, which would be looked up as a name.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A password is sent only over TLS, unless the address ends with `?requireTLS=false`.
    requireTLS: auth !== '' && !secure && url.searchParams.get('requireTLS') !== 'false',
    ...(auth && { auth }),
    dnsTimeout: 5 * SECOND,
    connectionTimeout: 5 * SECOND,
    greetingTimeout: 8 * SECOND,
    socketTimeout: 10 * SECOND,
  };
}
