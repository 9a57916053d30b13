/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { deferStorage } from './defer-storage';

let folder: string;
let stored: Map<string, NodeInput>;
let entries: Map<string, unknown>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nodes-'));
  stored = new Map();
  entries = new Map();
});
afterEach(async () => {
  delete process.env.BUILD_MARK_FILE;
  await rm(folder, { recursive: true });
});

function defer() {
  const api = {
    actions: { createNode: (node: NodeInput) => void stored.set(node.id, node) },
    cache: {
      get: (key: string) => Promise.resolve(entries.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(void entries.set(key, value)),
    },
    getNode: (id: string) => stored.get(id),
  };
  return deferStorage(api as unknown as SourceNodesArgs);
}

const fileNode = (absolutePath: string): NodeInput => ({
  id: 'file',
  absolutePath,
  internal: { type: 'File', contentDigest: 'x' },
});

test('nodes and cache entries can be read back before they are stored', async () => {
  process.env.BUILD_MARK_FILE = path.join(folder, 'building');
  const { api, store } = defer();
  await api.actions.createNode(fileNode(folder));
  await api.cache.set('strapi-media-1', { fileNodeID: 'file' });
  expect(api.getNode('file')?.absolutePath).toBe(folder);
  expect(await api.cache.get('strapi-media-1')).toEqual({ fileNodeID: 'file' });
  expect([stored.size, entries.size]).toEqual([0, 0]);
  expect(existsSync(process.env.BUILD_MARK_FILE)).toBe(false);

  await store();
  expect([stored.size, entries.size]).toEqual([1, 1]);
  expect(existsSync(process.env.BUILD_MARK_FILE)).toBe(true);
});

test('a cached picture is used only while its file node and its file exist', async () => {
  const picture = path.join(folder, 'lector.webp');
  const cached = { fileNodeID: 'file', updatedAt: '2026-01-01' };
  entries.set('strapi-media-1', cached);
  const { api } = defer();
  expect(await api.cache.get('strapi-media-1')).toBeUndefined();
  stored.set('file', fileNode(picture));
  expect(await api.cache.get('strapi-media-1')).toBeUndefined();
  await writeFile(picture, 'picture');
  expect(await api.cache.get('strapi-media-1')).toBe(cached);
});
