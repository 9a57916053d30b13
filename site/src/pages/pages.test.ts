import { existsSync } from 'node:fs';
import path from 'node:path';
import { PAGES } from '@tequiora/cms/contracts/pages.ts';

test.each(Object.keys(PAGES))('%s has a page', (address) => {
  const files = [`${address}.tsx`, path.join(address, 'index.tsx')];
  expect(files.filter((file) => existsSync(path.join(__dirname, file)))).toHaveLength(1);
});
