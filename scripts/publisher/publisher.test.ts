import { setTimeout as sleep } from 'node:timers/promises';
import { CmsAway } from './snapshot.ts';
import { openStage, type Stage } from './test-publisher.ts';

let stage: Stage;
beforeEach(() => {
  stage = openStage();
});
afterEach(() => stage.close());

test('at start it publishes what is not live yet', async () => {
  stage.start();
  const status = await stage.settled();
  expect(status.state).toBe('idle');
  expect(status.live?.revision).toBe('r1');
  expect(status.last?.ok).toBe(true);
  expect(status.releases).toHaveLength(1);
});

test('at start it builds nothing when the live release is current', async () => {
  const publisher = stage.start();
  await stage.settled();
  await publisher.stop();
  stage.start();
  await stage.settled();
  expect(stage.builds).toBe(1);
});

test('at start it builds when the sources of the site are others', async () => {
  const publisher = stage.start();
  await stage.settled();
  await publisher.stop();
  stage.start({ source: 'newer source' });
  await stage.settled();
  expect(stage.builds).toBe(2);
});

test('an event without a change builds nothing; one with a change does', async () => {
  const publisher = stage.start();
  await stage.settled();
  publisher.look();
  await stage.settled();
  expect(stage.builds).toBe(1);

  stage.revision = 'r2';
  publisher.look();
  expect((await stage.settled()).live?.revision).toBe('r2');
  expect(stage.builds).toBe(2);
});

test('what is published during a build is live after one more', async () => {
  const ordinary = stage.build;
  stage.build = (request) => {
    if (stage.builds === 0) stage.revision = 'r2';
    return ordinary(request);
  };
  stage.start();
  expect((await stage.settled()).live?.revision).toBe('r2');
  expect(stage.builds).toBe(2);
});

test('publishing on demand builds in any case', async () => {
  const publisher = stage.start();
  await stage.settled();
  publisher.publish();
  const status = await stage.settled();
  expect(stage.builds).toBe(2);
  expect(status.releases).toHaveLength(2);
});

test('the CMS may go away as soon as Gatsby has read everything', async () => {
  let isAway = false;
  const ordinary = stage.build;
  stage.build = (request) => {
    isAway = true;
    return ordinary(request);
  };
  const readSnapshot = () =>
    isAway ? Promise.reject(new CmsAway('se fue')) : Promise.resolve(stage.snapshot());
  stage.start({ readSnapshot });
  expect((await stage.settled()).live?.revision).toBe('r1');
});

test('after a rollback it stays there until something new is published', async () => {
  let publisher = stage.start();
  const first = (await stage.settled()).live?.release ?? '';
  stage.revision = 'r2';
  publisher.look();
  await stage.settled();
  await publisher.rollback(first);
  publisher.look();
  expect((await stage.settled()).live?.release).toBe(first);

  await publisher.stop();
  publisher = stage.start();
  expect((await stage.settled()).live?.release).toBe(first);

  stage.revision = 'r3';
  publisher.look();
  expect((await stage.settled()).live?.revision).toBe('r3');
  expect(stage.builds).toBe(3);
});

test('a rollback ends the build that runs', async () => {
  const publisher = stage.start();
  const first = (await stage.settled()).live?.release ?? '';
  stage.revision = 'r2';
  stage.build = ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  publisher.look();
  await stage.until(({ state }) => state === 'building');
  await publisher.rollback(first);
  const status = await stage.settled();
  expect(status).toMatchObject({ state: 'idle', live: { release: first } });
});

test('a stop waits until the build that it ends is over', async () => {
  let isOver = false;
  stage.build = async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await sleep(20);
    isOver = true;
    throw signal.reason;
  };
  const publisher = stage.start();
  await stage.until(({ state }) => state === 'building');
  await publisher.stop();
  expect(isOver).toBe(true);
});
