import type { PublisherStatus } from '../../../../../contracts/publisher';
import { describePublication as describeWith, listFailures } from '../describe-publication';

const LIVE = { release: 'r1', revision: 'a', publishedAt: '2026-11-21T10:00:00.000Z' };
const CURRENT = { startedAt: '2026-11-21T10:05:00.000Z', revision: 'b' };

const describePublication = (status: unknown) =>
  describeWith(status as PublisherStatus, (uid, documentId) =>
    uid.startsWith('api::') ? `/content-manager/${uid}/${documentId}` : undefined,
  );

describe('describePublication', () => {
  it.each([
    [{ state: 'idle', live: LIVE }, 'live'],
    [{ state: 'waiting', live: LIVE }, 'waiting'],
    [{ state: 'building', live: LIVE, current: CURRENT }, 'building'],
    [{ state: 'failed', live: LIVE }, 'failed'],
    [{ state: 'idle' }, 'waiting'],
  ])('derives the phase of %j', (status, phase) => {
    expect(describePublication(status).phase).toBe(phase);
  });

  it('returns the dates of the live release and of the current build', () => {
    expect(describePublication({ state: 'building', live: LIVE, current: CURRENT })).toEqual({
      phase: 'building',
      liveSince: LIVE.publishedAt,
      startedAt: CURRENT.startedAt,
      error: null,
      held: [],
    });
  });

  it('returns the reason of a failure without the build log', () => {
    const last = { ok: false, error: 'La construcción terminó con error:\n  at /srv/x.js:1' };
    expect(describePublication({ state: 'failed', live: LIVE, last }).error).toBe(
      'La construcción terminó con error',
    );
  });

  it('returns the entry that made the build fail', () => {
    const entry = { uid: 'api::product.product', documentId: 'a', name: 'Punto de venta' };
    const last = { ok: false, error: 'Producto «Punto de venta»: falta el precio.', entry };
    expect(describePublication({ state: 'failed', last }).entry).toEqual({
      ...entry,
      path: '/content-manager/api::product.product/a',
    });
    const unknown = { ...last, entry: { ...entry, uid: 'otro' } };
    expect(describePublication({ state: 'failed', last: unknown })).not.toHaveProperty('entry');
    expect(describePublication({ state: 'failed', last: { ok: false } })).not.toHaveProperty(
      'entry',
    );
  });
});

it('says whether the builds search for the entry that stops them, and keeps the log', () => {
  const current = { ...CURRENT, phase: 'search' };
  const last = { ok: false, error: 'Falló', detail: 'Error: x' };
  expect(describePublication({ state: 'building', live: LIVE, current, last })).toMatchObject({
    isSearching: true,
    detail: 'Error: x',
  });
});

it('returns the error of the build that a held entry stopped', () => {
  const entry = { uid: 'api::product.product', documentId: 'a', name: 'Punto de venta' };
  const held = [{ entry, message: 'no', detail: 'ENAMETOOLONG', hash: 'h' }];
  expect(describePublication({ state: 'idle', live: LIVE, held }).held[0]).toMatchObject({
    reason: 'no',
    detail: 'ENAMETOOLONG',
  });
});

it('lists the failed publications with the first line of their reason', () => {
  const failedAttempts = [
    { revision: 'b', finishedAt: '2026-11-21T10:06:00.000Z', count: 3, error: 'Falló:\nlog' },
  ];
  expect(listFailures({ failedAttempts })).toEqual([
    { finishedAt: '2026-11-21T10:06:00.000Z', count: 3, reason: 'Falló' },
  ]);
});
