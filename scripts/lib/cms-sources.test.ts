import { rmSync } from 'node:fs';
import path from 'node:path';
import { hashCmsSources } from './cms-sources.ts';
import { writeTestFiles } from './releases/test-files.ts';
import { useTestFolder } from './use-test-folder.ts';

const cmsDir = useTestFolder();
beforeEach(() => {
  writeTestFiles(cmsDir(), {
    'config/admin.ts': 'export default {};',
    'contracts/money.ts': 'export const money = 1;',
    'src/admin/app.tsx': `
      import React from 'react';
      import { button } from '../features/saving/panel/button';
      export default { button, React };
    `,
    'src/features/saving/panel/button.ts': `
      import { money } from '../../../../contracts/money';
      import picture from './picture.webp';
      export const button = [money, picture];
    `,
    'src/features/saving/panel/picture.webp': 'picture',
    'src/features/saving/server/save.ts': 'export const save = 1;',
    'src/features/saving/__tests__/save.test.ts': '',
  });
});

async function changedBy(files: Record<string, string>): Promise<string[]> {
  const before = await hashCmsSources(cmsDir());
  writeTestFiles(cmsDir(), files);
  const after = await hashCmsSources(cmsDir());
  return (['all', 'panel'] as const).filter((name) => before[name] !== after[name]);
}

test.each([
  ['a module of the server', 'src/features/saving/server/save.ts', ['all']],
  ['a new module that the panel does not import', 'src/features/saving/panel/new.ts', ['all']],
  ['a module of the panel', 'src/features/saving/panel/button.ts', ['all', 'panel']],
  ['a contract that the panel imports', 'contracts/money.ts', ['all', 'panel']],
  ['a picture', 'src/features/saving/panel/picture.webp', ['all', 'panel']],
  ['the settings', 'config/admin.ts', ['all', 'panel']],
  ['a test', 'src/features/saving/__tests__/save.test.ts', []],
])('hashes that change with %s', async (_name, file, expected) => {
  expect(await changedBy({ [file]: 'export const money = 2, button = 2;' })).toEqual(expected);
});

test('any change concerns the panel while one of its modules is missing', async () => {
  rmSync(path.join(cmsDir(), 'contracts/money.ts'));
  expect(await changedBy({ 'src/features/saving/server/save.ts': '' })).toEqual(['all', 'panel']);
});
