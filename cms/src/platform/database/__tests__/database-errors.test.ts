import { DeadlineError, withDeadline } from '../../async/deadline';
import { isRetryableDatabaseError, isDatabaseOutage, isUniqueViolation } from '../database-errors';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('isUniqueViolation', () => {
  it.each(['23505', 'SQLITE_CONSTRAINT_UNIQUE'])('returns true for %s', (code) => {
    expect(isUniqueViolation(withCode(code))).toBe(true);
  });

  it.each(['23502', 'SQLITE_CONSTRAINT_NOTNULL', 'ECONNREFUSED'])(
    'returns false for %s',
    (code) => {
      expect(isUniqueViolation(withCode(code))).toBe(false);
    },
  );
});

describe('isDatabaseOutage', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('57014'),
    withCode('08006'),
    withCode('53300'),
    withCode('53100'),
    withCode('25006'),
    withCode('SQLITE_FULL'),
    withCode('SQLITE_IOERR_WRITE'),
    withCode('SQLITE_READONLY_DBMOVED'),
    withCode('SQLITE_CANTOPEN'),
    new Error('Connection terminated unexpectedly'),
    new Error('select 1 - Query read timeout'),
    new DeadlineError(1),
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
  ])('returns true for %s', (error) => {
    expect(isDatabaseOutage(error)).toBe(true);
  });

  it.each([
    withCode('23505'),
    withCode('SQLITE_CONSTRAINT_UNIQUE'),
    withCode('42P01'),
    new Error('x is not a function'),
    null,
    'text',
  ])('returns false for %s', (error) => {
    expect(isDatabaseOutage(error)).toBe(false);
  });
});

describe('isRetryableDatabaseError', () => {
  it.each(['40001', '40P01', '55P03', '57014', 'SQLITE_BUSY', 'ECONNREFUSED'])(
    'returns true for %s',
    (code) => {
      expect(isRetryableDatabaseError(withCode(code))).toBe(true);
    },
  );

  it.each([withCode('23505'), new Error('description is a required field'), undefined])(
    'returns false for %s',
    (error) => {
      expect(isRetryableDatabaseError(error)).toBe(false);
    },
  );
});

describe('withDeadline', () => {
  it('returns a result that arrives in time', async () => {
    expect(await withDeadline(Promise.resolve('done'), 1_000)).toBe('done');
  });

  it('throws a DeadlineError when the work takes too long', async () => {
    await expect(withDeadline(new Promise(() => undefined), 5)).rejects.toThrow(DeadlineError);
  });
});
