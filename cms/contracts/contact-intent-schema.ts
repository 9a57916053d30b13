import { object } from 'yup';

import { CONTACT_INTENT_MESSAGES } from './contact-intent';
import { findChatReference } from './find-chat-reference';
import { parsed } from './schema-fields';
import { visitSource } from './visit-source-schema';

const REFERENCE_MAX = 40;

export const contactIntentSchema = object({
  reference: parsed(CONTACT_INTENT_MESSAGES.reference, (raw) => {
    if (typeof raw !== 'string' || raw.length > REFERENCE_MAX) return undefined;
    const found = findChatReference(raw);
    return found?.kind === 'intent' && found.reference === raw ? found : undefined;
  }),
  visit: visitSource,
});
