import { currentRequestId, requestIdHeaders, requestIdOf, withRequestId } from '../request-id';

const NEW = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe('the id of a request', () => {
  it('is the id that the web server assigned', () => {
    expect(requestIdOf('0d9f2a52-5a3b-4b53-9d7f-3f1f5f1c2b11')).toBe(
      '0d9f2a52-5a3b-4b53-9d7f-3f1f5f1c2b11',
    );
  });

  it.each(['', 'corto', 'con espacio adentro', 'línea\nnueva', 'x'.repeat(65)])(
    'is a new id for %j',
    (given) => {
      expect(requestIdOf(given)).toMatch(NEW);
    },
  );

  it('is available to everything a request starts, and undefined in background work', async () => {
    const seen = await withRequestId('id-de-prueba', async () => {
      await Promise.resolve();
      return [currentRequestId(), requestIdHeaders()];
    });
    expect(seen).toEqual(['id-de-prueba', { 'X-Request-Id': 'id-de-prueba' }]);
    expect([currentRequestId(), requestIdHeaders()]).toEqual([undefined, {}]);
  });
});
