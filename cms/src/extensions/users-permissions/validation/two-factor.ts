import { isRecord } from '../../../../contracts/is-record';
import { SESSION_MESSAGES } from '../../../../contracts/session';
import {
  type ConfirmedRequest,
  type EnableRequest,
  type SetupRequest,
  TWO_FACTOR_MESSAGES,
  type VerifyCodeRequest,
} from '../../../../contracts/two-factor';
import {
  accept,
  type Field,
  type Fields,
  readFields,
  type ReadResult,
  refuse,
} from '../../../platform/values/fields';

const UNKNOWN_FIELD = 'Este campo no está permitido';
/** Longer than any code, including separators. */
const CODE_MAX = 40;

const code: Field<string> = (raw) => {
  const isCode = typeof raw === 'string' && raw.trim() !== '' && raw.length <= CODE_MAX;
  return isCode ? accept(raw) : refuse(TWO_FACTOR_MESSAGES.noCode);
};

const currentPassword: Field<string> = (raw) =>
  typeof raw === 'string' && raw ? accept(raw) : refuse(SESSION_MESSAGES.wrongPassword);

const challenge: Field<string> = (raw) => accept(typeof raw === 'string' ? raw : '');

const reader =
  <T extends object>(fields: Fields<T>) =>
  (body: unknown): ReadResult<T> =>
    readFields<T>(isRecord(body) ? body : {}, fields, UNKNOWN_FIELD);

export const readTwoFactorVerification = reader<VerifyCodeRequest>({ challenge, code });
export const readTwoFactorSetup = reader<SetupRequest>({ currentPassword });
export const readTwoFactorCode = reader<EnableRequest>({ code });
export const readTwoFactorConfirmation = reader<ConfirmedRequest>({ currentPassword, code });
