import type { PublicationPhase, PublicationStatus } from '../../../../../contracts/publication';
import { describeEntryState as describeAny } from '../describe-entry-state';

const SINCE = '2026-11-21T20:05:00.000Z';

const KEY = { uid: 'api::a.a', documentId: 'a1' };

const describeEntry = (facts: Omit<Parameters<typeof describeAny>[0], 'key'>) =>
  describeAny({ ...facts, key: KEY });

const at = (phase: PublicationPhase): PublicationStatus => ({
  phase,
  liveSince: SINCE,
  startedAt: null,
  error: phase === 'failed' ? 'La imagen no se pudo descargar' : null,
  held: [],
});

describe('describeEntryState', () => {
  it('returns live only if the live release has its hash', () => {
    const facts = { published: 'a', live: 'a', status: at('building'), wasPublished: true };
    expect(describeEntry(facts)).toEqual({ state: 'live', since: SINCE, error: null });
  });

  it.each([
    ['live', 'waiting'],
    ['waiting', 'waiting'],
    ['building', 'building'],
    ['failed', 'failed'],
    ['unreachable', 'unknown'],
  ] as const)('with the site %s and another hash live, returns %s', (phase, state) => {
    const changed = { published: 'b', status: at(phase), wasPublished: true };
    expect(describeEntry({ ...changed, live: 'a' }).state).toBe(state);
    expect(describeEntry({ ...changed, live: undefined }).state).toBe(state);
  });

  it('returns the reason of a failed publication', () => {
    const facts = { published: 'b', live: 'a', status: at('failed'), wasPublished: true };
    expect(describeEntry(facts).error).toBe('La imagen no se pudo descargar');
  });

  it('distinguishes entries that are leaving, withdrawn and never published', () => {
    const gone = { published: undefined, status: at('live'), wasPublished: true };
    expect(describeEntry({ ...gone, live: 'a' }).state).toBe('leaving');
    expect(describeEntry({ ...gone, live: undefined }).state).toBe('withdrawn');
    const never = { ...gone, live: undefined, wasPublished: false };
    expect(describeEntry(never).state).toBe('unpublished');
  });

  it('returns held until a version other than the rejected one is published', () => {
    const held = { ...KEY, name: 'A', path: '/a', reason: 'falta el nombre', hash: 'b' };
    const facts = (isLeftOut: boolean) => ({
      live: 'a',
      wasPublished: true,
      status: { ...at('live'), held: [{ ...held, isLeftOut }] },
    });
    const found = { state: 'held', since: null, error: 'falta el nombre' };
    expect(describeEntry({ ...facts(false), published: 'b' })).toEqual(found);
    expect(describeEntry({ ...facts(true), published: 'b' }).state).toBe('left-out');
    expect(describeEntry({ ...facts(false), published: 'c' }).state).toBe('waiting');
  });

  it('returns held for a removed entry that the site still shows', () => {
    const held = [
      { ...KEY, name: 'A', path: '/a', reason: 'la necesita', isLeftOut: false, hash: '' },
    ];
    const facts = { published: undefined, live: 'a', wasPublished: true };
    const found = describeEntry({ ...facts, status: { ...at('live'), held } });
    expect(found).toMatchObject({ state: 'held', error: 'la necesita' });
  });
});
