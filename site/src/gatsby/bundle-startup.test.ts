/** @jest-environment node */
import path from 'node:path';
import vm from 'node:vm';
import { bundleStartup } from './bundle-startup.ts';

const bundle = bundleStartup(path.resolve(__dirname, '../..'));

test('bundles the startup code into one script that needs nothing but the font faces', () => {
  expect(() => new vm.Script(bundle)).not.toThrow();
  expect(bundle).not.toMatch(/\b(import|require|exports)\b/);
  expect(bundle).toContain('FONT_FACES');
});

test('stays within 5.75 kB, because each page contains it', () => {
  expect(bundle.length).toBeLessThanOrEqual(5750);
});
