import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import { GUIDE } from '../../../../../contracts/guide/guide';

const MAX_PICTURE_BYTES = 60_000;
const folder = path.resolve(__dirname, '../pictures');

describe('the guide', () => {
  it('has ten tasks with unique ids', () => {
    expect(new Set(GUIDE.map(({ id }) => id)).size).toBe(10);
    expect(GUIDE).toHaveLength(10);
  });

  it.each(GUIDE)('$title: the steps quote every label of the screen that the task uses', (task) => {
    const text = task.steps.join(' ');
    const unquoted = Object.values(task.screen).filter((name) => !text.includes(`«${name}»`));
    expect(unquoted).toEqual([]);
  });

  it('has exactly one picture for each task, none above the size limit', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
    const ids = GUIDE.map(({ id }) => `${id}.webp`);
    expect(files.sort()).toEqual(ids.sort());
    const heavy = files.filter(
      (name) => statSync(path.join(folder, name)).size > MAX_PICTURE_BYTES,
    );
    expect(heavy).toEqual([]);
  });
});
