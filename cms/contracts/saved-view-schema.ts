import { object } from 'yup';

import { findInvalidParam } from './enquiry-list-params';
import { SAVED_VIEW_LIMITS as LIMITS, SAVED_VIEW_MESSAGES as MESSAGES } from './saved-view';
import { flag, parsed, textWithMessage } from './schema-fields';
import { hasNul } from './text';

const PARAM_SHOWN = 40;

const query = parsed(MESSAGES.query, (raw) => {
  const isQuery = typeof raw === 'string' && raw !== '';
  return isQuery && !hasNul(decode(raw)) ? raw : undefined;
}).test('params', (value, context) => {
  if (value === undefined) return true;
  if (value.length > LIMITS.query) return context.createError({ message: MESSAGES.long });
  const name = findInvalidParam(value);
  if (name === null) return true;
  return context.createError({ message: MESSAGES.param(name.slice(0, PARAM_SHOWN)) });
});

const decode = (raw: string) => [...new URLSearchParams(raw)].flat().join('');

/** The fields of the form; a request also has `query`. */
export const viewFields = {
  name: textWithMessage(MESSAGES.name, { max: LIMITS.name }),
  isShared: flag(MESSAGES.isShared),
};

export const createViewSchema = object({ ...viewFields, query });

export const changeViewSchema = object({
  name: viewFields.name.optional(),
  isShared: viewFields.isShared.optional(),
  query: query.optional(),
});
