/** @jest-environment node */
import path from 'node:path';
import vm from 'node:vm';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleSpeed } from './bundle-speed.ts';
import { bundleStartup } from './bundle-startup.ts';

const directory = path.resolve(__dirname, '../..');
const { address, code } = bundleSpeed(directory);

test('bundles the measurement into one script whose address is in the startup code', () => {
  expect(() => new vm.Script(code)).not.toThrow();
  expect(address).toMatch(/^\/velocidad-[0-9a-f]{20}\.js$/);
  expect(bundleStartup(directory)).toContain(`"${address}"`);
});

test('takes at most 3 kB of a visitor, compressed either way', () => {
  expect(brotliCompressSync(code).length).toBeLessThan(3000);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(3000);
});
