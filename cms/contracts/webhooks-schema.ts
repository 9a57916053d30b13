import { object } from 'yup';

import { choice, parsed, textWithMessage } from './schema-fields';
import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_LIMITS as LIMITS,
  WEBHOOK_MESSAGES as MESSAGES,
  type WebhookEvent,
} from './webhooks';

/** Returns the address as it is requested; undefined unless it is a plain http or https address. */
function parseUrl(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !URL.canParse(raw.trim())) return undefined;
  const { protocol, hostname, username, password, href } = new URL(raw.trim());
  const isPlain = hostname !== '' && username === '' && password === '';
  return /^https?:$/.test(protocol) && isPlain ? href.replace(/#.*$/, '') : undefined;
}

function parseEvents(raw: unknown): WebhookEvent[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const chosen = WEBHOOK_EVENT_NAMES.filter((name) => raw.includes(name));
  return chosen.length > 0 && chosen.length === new Set(raw).size ? chosen : undefined;
}

const endpointFields = {
  name: textWithMessage(MESSAGES.name, { max: LIMITS.name }),
  url: parsed(MESSAGES.url, parseUrl).test(
    'length',
    MESSAGES.urlLong,
    (value) => value === undefined || value.length <= LIMITS.url,
  ),
  events: parsed(MESSAGES.events, parseEvents),
};

export const createEndpointSchema = object(endpointFields);

export const changeEndpointSchema = object({
  name: endpointFields.name.optional(),
  url: endpointFields.url.optional(),
  events: endpointFields.events.optional(),
  state: choice(['active', 'paused'], MESSAGES.state).optional(),
});
