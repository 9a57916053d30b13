import { object } from 'yup';

import {
  LEAD_LIMITS as LIMITS,
  LEAD_SOURCE_MESSAGES as MESSAGES,
  LEAD_SOURCE_STATES,
} from './lead-sources';
import { choice, textWithMessage } from './schema-fields';

const name = textWithMessage(MESSAGES.name, { max: LIMITS.name });

export const createLeadSourceSchema = object({ name });

export const changeLeadSourceSchema = object({
  name: name.optional(),
  state: choice(LEAD_SOURCE_STATES, MESSAGES.state).optional(),
});
