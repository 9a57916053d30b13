import { createEnvReader, type EnvSource } from '../platform/env/env-reader';

/** How the mailbox is reached whose mails become part of the enquiries. */
export type MailboxSettings = {
  host: string;
  port: number;
  /** True for TLS from the first byte on; otherwise the connection changes to TLS before the password. */
  isSecure: boolean;
  /** False only for `?requireTLS=false`. */
  requiresTls: boolean;
  user: string;
  password: string;
  folder: string;
};

const EXAMPLE =
  'imaps://user:password@host:993/INBOX, with signs of the password in their encoded form, such as %25 for % and %40 for @';

function parseImapUrl(value: string): MailboxSettings | undefined {
  try {
    const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(value);
    if (!/^imaps?:$/.test(protocol) || hostname === '' || username === '') return undefined;
    const isSecure = protocol === 'imaps:';
    return {
      // Without the brackets of an IPv6 address, which would be looked up as a name.
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (isSecure ? 993 : 143),
      isSecure,
      requiresTls: searchParams.get('requireTLS') !== 'false',
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    };
  } catch {
    return undefined;
  }
}

/** Returns null if no mailbox is configured. @throws EnvError for a malformed variable */
export function readMailboxSettings(source: EnvSource = process.env): MailboxSettings | null {
  const env = createEnvReader(source);
  const url = env.optional('IMAP_URL', EXAMPLE, (value) => parseImapUrl(value) !== undefined);
  env.finish();
  return (url && parseImapUrl(url)) || null;
}

/** Returns the name under which the state of a mailbox is stored: without the password. */
export const mailboxName = ({ user, host, folder }: MailboxSettings) =>
  `${user}@${host}/${folder}`.slice(0, 255);
