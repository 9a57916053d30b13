import createCache from '@emotion/cache';

type Sheet = { insert: (rule: string) => void };

const sheet = Object.getPrototypeOf(createCache({ key: 'test' }).sheet) as Sheet;
let omission: jest.SpyInstance | undefined;

/**
 * Leaves out the styles of components. jsdom would compare each of their rules with each element at every
 * query by role, which takes an eighth of all tests.
 */
export function omitStyles(): void {
  omission = jest.spyOn(sheet, 'insert').mockReturnValue(undefined);
}

/** Call it at the top of a test file whose components hide something by their styles. */
export function insertStyles(): void {
  omission?.mockRestore();
}
