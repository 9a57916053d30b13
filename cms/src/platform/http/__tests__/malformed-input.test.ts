import { isMalformedInput } from '../malformed-input';

const OWN = '/srv/tequiora/node_modules/.cache/dist';
const PACKAGE = '/srv/tequiora/node_modules/@strapi/admin/server/src/services/homepage.ts:57:66';

function thrown(error: Error, frame: string): Error {
  error.stack = `${error.name}: ${error.message}\n    at Object.run (${frame})\n    at other (${PACKAGE})`;
  return error;
}

describe('isMalformedInput', () => {
  it('returns true for errors that a package throws because of the shape of a value', () => {
    expect(isMalformedInput(thrown(new TypeError('x is undefined'), PACKAGE), OWN)).toBe(true);
    expect(isMalformedInput(thrown(new RangeError('Invalid time value'), PACKAGE), OWN)).toBe(true);
  });

  it('returns false for the same errors in our own code', () => {
    const own = `${OWN}/src/panel/home-routes.js:3:1`;
    expect(isMalformedInput(thrown(new TypeError('x is undefined'), own), OWN)).toBe(false);
  });

  it('returns true when the first frame is a built-in function', () => {
    const error = new TypeError('Cannot convert undefined or null to object');
    error.stack = `TypeError\n    at Function.keys (<anonymous>)\n    at run (${PACKAGE})`;
    expect(isMalformedInput(error, OWN)).toBe(true);
  });

  it('returns true for filters that a query cannot parse', () => {
    const helper = '/srv/node_modules/@strapi/database/src/query/helpers/where.ts:97:17';
    expect(isMalformedInput(thrown(new Error('Operator $and'), helper), OWN)).toBe(true);
    expect(isMalformedInput(thrown(new Error('broken'), PACKAGE), OWN)).toBe(false);
  });

  it('returns true when the database refuses a value', () => {
    expect(isMalformedInput({ code: 'SQLITE_ERROR', message: 'no such column: x' }, OWN)).toBe(
      true,
    );
    expect(isMalformedInput({ code: '22003' }, OWN)).toBe(true);
    expect(isMalformedInput({ code: 'SQLITE_MISMATCH' }, OWN)).toBe(true);
  });

  it('returns true for a comparison that the database or the column does not have', () => {
    expect(isMalformedInput({ code: '42883' }, OWN)).toBe(true);
    const message = 'Json superset where clause not actually supported by SQLite';
    expect(isMalformedInput(new Error(message), OWN)).toBe(true);
  });

  it.each([new Error('broken'), { code: '57014' }, 'text', undefined])(
    'returns false for %p',
    (error) => {
      expect(isMalformedInput(error, OWN)).toBe(false);
    },
  );
});
