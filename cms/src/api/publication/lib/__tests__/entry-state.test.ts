import type { PublicationPhase, PublicationStatus } from '../../../../../contracts/publication';
import { describeEntry as describeAny } from '../entry-state';

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

describe('what is told beside an entry', () => {
  it('is live only when the served release has its hash', () => {
    const facts = { published: 'a', served: 'a', status: at('building'), wasPublished: true };
    expect(describeEntry(facts)).toEqual({ state: 'live', since: SINCE, error: null });
  });

  it.each([
    ['live', 'waiting'],
    ['waiting', 'waiting'],
    ['building', 'building'],
    ['failed', 'failed'],
    ['unreachable', 'unknown'],
  ] as const)('while the site is %s and has another hash it is %s', (phase, state) => {
    const changed = { published: 'b', status: at(phase), wasPublished: true };
    expect(describeEntry({ ...changed, served: 'a' }).state).toBe(state);
    expect(describeEntry({ ...changed, served: undefined }).state).toBe(state);
  });

  it('says why when publishing failed', () => {
    const facts = { published: 'b', served: 'a', status: at('failed'), wasPublished: true };
    expect(describeEntry(facts).error).toBe('La imagen no se pudo descargar');
  });

  it('distinguishes an entry that is leaving, one that was withdrawn and one never published', () => {
    const gone = { published: undefined, status: at('live'), wasPublished: true };
    expect(describeEntry({ ...gone, served: 'a' }).state).toBe('leaving');
    expect(describeEntry({ ...gone, served: undefined }).state).toBe('withdrawn');
    const never = { ...gone, served: undefined, wasPublished: false };
    expect(describeEntry(never).state).toBe('unpublished');
  });

  it('is held back when the published version is bad, until another one is published', () => {
    const held = { ...KEY, name: 'A', path: '/a', reason: 'falta el nombre', hash: 'b' };
    const facts = (isLeftOut: boolean) => ({
      served: 'a',
      wasPublished: true,
      status: { ...at('live'), held: [{ ...held, isLeftOut }] },
    });
    const found = { state: 'held', since: null, error: 'falta el nombre' };
    expect(describeEntry({ ...facts(false), published: 'b' })).toEqual(found);
    expect(describeEntry({ ...facts(true), published: 'b' }).state).toBe('left-out');
    expect(describeEntry({ ...facts(false), published: 'c' }).state).toBe('waiting');
  });
});
