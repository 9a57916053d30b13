/** @jest-environment node */
import type { NodeInput } from 'gatsby';
import type { EntryProblem } from '@tequiora/cms/contracts/site-build.ts';
import { keyOf, type SourcedEntry } from '../sourced-entry';
import { holdBack, type HoldBackOptions } from './hold-back';

const UID = 'api::product.product';

const entry = (documentId: string, name: string): SourcedEntry => ({
  uid: UID,
  entity: { documentId, name },
});
const problemOf = (documentId: string, message = 'mal'): EntryProblem => ({
  message,
  entry: { uid: UID, documentId, name: documentId },
});

/** Runs `holdBack` with a check that rejects every entry named «malo». */
function hold(published: SourcedEntry[], change: Partial<HoldBackOptions> = {}) {
  const good: SourcedEntry[] = [entry('a', 'A de antes')];
  return holdBack({
    published,
    requested: [],
    mayOmit: () => true,
    restore: (key) => Promise.resolve(good.find((each) => keyOf(each) === key)),
    toNodes: (entries) =>
      Promise.resolve(
        new Map(entries.map(({ entity }) => [entity.documentId, entity as unknown as NodeInput])),
      ),
    findProblems: (nodes) =>
      Promise.resolve(
        [...nodes.values()]
          .filter(({ name }) => name === 'malo')
          .map(({ documentId }) => problemOf(String(documentId))),
      ),
    ...change,
  });
}

const namesOf = ({ entries }: { entries: SourcedEntry[] }) =>
  entries.map(({ entity }) => entity.name);

test('keeps content without problems unchanged', async () => {
  const content = await hold([entry('a', 'A'), entry('b', 'B')]);
  expect(namesOf(content)).toEqual(['A', 'B']);
  expect(content.held).toEqual([]);
});

test('replaces an invalid entry by its last valid version', async () => {
  const content = await hold([entry('b', 'B'), entry('a', 'malo'), entry('c', 'C')]);
  expect(namesOf(content)).toEqual(['B', 'A de antes', 'C']);
  expect(content.held).toEqual([{ ...problemOf('a'), isLeftOut: false }]);
});

test('omits an invalid entry that was never on the site', async () => {
  const content = await hold([entry('b', 'malo'), entry('a', 'A')]);
  expect(namesOf(content)).toEqual(['A']);
  expect(content.held).toEqual([{ ...problemOf('b'), isLeftOut: true }]);
});

test('holds back entries that an earlier attempt rejected, even if its own checks accept them', async () => {
  const content = await hold([entry('a', 'A')], { requested: [problemOf('a', 'mal formada')] });
  expect(namesOf(content)).toEqual(['A de antes']);
  expect(content.held).toMatchObject([{ message: 'mal formada' }]);
});

test('shows a removed entry again when the site cannot be built without it', async () => {
  const content = await hold([entry('b', 'B')], {
    requested: [{ ...problemOf('a'), isSuspect: true }],
  });
  expect(namesOf(content)).toEqual(['B', 'A de antes']);
  expect(content.held).toMatchObject([{ entry: { documentId: 'a' }, isLeftOut: false }]);
});

test('keeps a suspect for which there is no other version', async () => {
  const content = await hold([entry('b', 'B')], {
    requested: [{ ...problemOf('b'), isSuspect: true }],
    mayOmit: () => false,
  });
  expect(namesOf(content)).toEqual(['B']);
  expect(content.held).toEqual([]);
});

test('uses nothing of a suspect, so that a version with which sourcing fails is left out', async () => {
  const toNodes = (entries: readonly SourcedEntry[]) =>
    entries.some(({ entity }) => entity.name === 'explota')
      ? Promise.reject(new Error('sourcing failed'))
      : Promise.resolve(new Map<string, NodeInput>());
  const published = [entry('a', 'explota'), entry('b', 'B')];
  await expect(hold(published, { toNodes })).rejects.toThrow('sourcing failed');
  const requested = [{ ...problemOf('a'), isSuspect: true }];
  const content = await hold(published, { toNodes, requested });
  expect(namesOf(content)).toEqual(['A de antes', 'B']);
});

test('holds back any number of suspects', async () => {
  const published = Array.from({ length: 50 }, (_, index) => entry(`x${index}`, 'X'));
  const requested = published.map(({ entity }) => ({
    ...problemOf(entity.documentId),
    isSuspect: true,
  }));
  const content = await hold(published, { requested });
  expect(content.entries).toEqual([]);
});

test('fails for an entry that the site requires', async () => {
  await expect(hold([entry('b', 'malo')], { mayOmit: () => false })).rejects.toThrow('mal');
});

test('fails when the last valid version is invalid, too: the content is not the cause', async () => {
  const restore = () => Promise.resolve(entry('a', 'malo'));
  await expect(hold([entry('a', 'malo')], { restore })).rejects.toThrow('mal');
});

test('fails when too many entries are invalid, and reports the first one', async () => {
  const published = Array.from({ length: 21 }, (_, index) => entry(`x${index}`, 'malo'));
  await expect(hold(published)).rejects.toThrow('mal (y 20 más)');
});
