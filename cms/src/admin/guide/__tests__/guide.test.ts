import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { GUIDE } from '../../../../contracts/guide/guide';

const HEAVIEST = 60_000;
const folder = path.resolve(__dirname, '../pictures');

describe('the guide', () => {
  it('tells ten things, each once', () => {
    expect(new Set(GUIDE.map(({ id }) => id)).size).toBe(10);
    expect(GUIDE).toHaveLength(10);
  });

  it.each(GUIDE)('$title: its steps name every word of the screen that they use', (thing) => {
    const text = thing.steps.join(' ');
    const unnamed = Object.values(thing.screen).filter((name) => !text.includes(`«${name}»`));
    expect(unnamed).toEqual([]);
  });

  it('has a picture of each, of nothing else, and none that is heavy', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
    const ids = GUIDE.map(({ id }) => `${id}.webp`);
    expect(files.sort()).toEqual(ids.sort());
    const heavy = files.filter((name) => statSync(path.join(folder, name)).size > HEAVIEST);
    expect(heavy).toEqual([]);
  });
});
