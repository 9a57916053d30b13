import { currentRequestId, requestIdHeaders, requestIdOf, withRequestId } from '../request-id';

const NEW = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe('the id of a request', () => {
  it('is the one that the web server gave', () => {
    expect(requestIdOf('0d9f2a52-5a3b-4b53-9d7f-3f1f5f1c2b11')).toBe(
      '0d9f2a52-5a3b-4b53-9d7f-3f1f5f1c2b11',
    );
  });

  it.each(['', 'corto', 'con espacio adentro', 'línea\nnueva', 'x'.repeat(65)])(
    'is a new one for %j',
    (given) => {
      expect(requestIdOf(given)).toMatch(NEW);
    },
  );

  it('is known to all that a request starts, and in the background to nothing', async () => {
    const seen = await withRequestId('id-de-prueba', async () => {
      await Promise.resolve();
      return [currentRequestId(), requestIdHeaders()];
    });
    expect(seen).toEqual(['id-de-prueba', { 'X-Request-Id': 'id-de-prueba' }]);
    expect([currentRequestId(), requestIdHeaders()]).toEqual([undefined, {}]);
  });
});
