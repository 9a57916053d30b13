import {
  isAddressList,
  parseSender,
  type Sender,
  splitAddresses,
} from '../../contracts/parse-sender';
import { createEnvReader, type EnvSource } from '../platform/env/env-reader';

export type MailSettings = {
  /** When undefined, mails are written to files. */
  smtpUrl?: string;
  from: Sender;
  /** Recipients of notices unless the dashboard settings name one. */
  to: string[];
  /** Maximum number of mails per ten minutes, for staff and for visitors each. */
  limit: number;
};

const DEFAULT_LIMIT = 30;
// A reserved domain, so that replies cannot reach a third party.
const NO_SENDER = 'no-responder@tequiora.example';

const SMTP_URL_EXAMPLE =
  'smtp://user:password@host:587, with signs of the password in their encoded form, such as %25 for % and %40 for @';

function isSmtpUrl(value: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(value);
    decodeURIComponent(username + password);
    return /^smtps?:$/.test(protocol) && hostname !== '';
  } catch {
    return false;
  }
}

/** @throws EnvError naming each missing or malformed variable */
export function readMailSettings(source: EnvSource = process.env): MailSettings {
  const env = createEnvReader(source);
  const smtpUrl = env.optional('SMTP_URL', SMTP_URL_EXAMPLE, isSmtpUrl);
  const sender = 'an address such as Tequiora <avisos@tequiora.mx>';
  const isSender = (value: string) => parseSender(value) !== undefined;
  const from = smtpUrl
    ? env.required('MAIL_FROM', sender, isSender)
    : env.optional('MAIL_FROM', sender, isSender);
  const to = env.optional(
    'MAIL_TO',
    'one or several e-mail addresses, separated by commas',
    isAddressList,
  );
  const admin = env.email('DASHBOARD_ADMIN_EMAIL');
  const limit = env.optional('MAIL_LIMIT_PER_10_MINUTES', 'a whole number from 1', (value) =>
    /^[1-9]\d{0,6}$/.test(value),
  );
  env.finish();
  return {
    smtpUrl,
    from: parseSender(from ?? '') ?? { address: NO_SENDER },
    to: splitAddresses(to ?? admin ?? '').filter(Boolean),
    limit: Number(limit ?? DEFAULT_LIMIT),
  };
}
