/** @jest-environment jsdom */
import { createEditor, type Descendant, type Editor } from 'slate';

import { withHtmlPaste } from '../with-html-paste';

type Point = { path: number[]; offset: number };
type Pasting = Editor & { insertData: (data: Pick<DataTransfer, 'types' | 'getData'>) => void };

const text = (written: string) => ({ type: 'text', text: written });
const paragraph = (written: string) => ({ type: 'paragraph', children: [text(written)] });
const list = (...items: string[]) => ({
  type: 'list',
  format: 'unordered',
  children: items.map((item) => ({ type: 'list-item', children: [text(item)] })),
});
const typeOf = (node: unknown) => (node as { type?: string }).type;

const insertPlain = jest.fn();

/** Pastes `html` at `at`; returns the document and the editor. */
function paste(html: string, content: object[], at: Point, types: string[] = ['text/html']) {
  const editor = createEditor() as Pasting;
  editor.isInline = (element) => typeOf(element) === 'link';
  editor.isVoid = (element) => typeOf(element) === 'image';
  editor.insertData = insertPlain;
  withHtmlPaste(editor);
  editor.children = content as unknown as Descendant[];
  editor.select(at);
  const getData = (type: string) => (type === 'text/html' ? html : '');
  editor.insertData({ types, getData });
  return { content: editor.children, editor };
}

beforeEach(() => insertPlain.mockReset());

const MIDDLE = { path: [0, 0], offset: 5 };

test('inserts a single paragraph into the sentence', () => {
  const { content } = paste('<p>muy</p>', [paragraph('Esto  vale')], MIDDLE);
  expect(content).toEqual([paragraph('Esto muy vale')]);
});

test('splits the paragraph around inserted blocks and puts the cursor after them', () => {
  const { content, editor } = paste('<h2>Dos</h2><p>Tres</p>', [paragraph('Uno. Cuatro')], MIDDLE);
  const heading = { type: 'heading', level: 2, children: [text('Dos')] };
  expect(content).toEqual([paragraph('Uno. '), heading, paragraph('Tres'), paragraph('Cuatro')]);
  expect(editor.selection?.focus).toEqual({ path: [2, 0], offset: 4 });
});

test('replaces an empty paragraph and keeps an image', () => {
  const html = '<h2>Dos</h2>';
  const heading = { type: 'heading', level: 2, children: [text('Dos')] };
  expect(paste(html, [paragraph('')], { path: [0, 0], offset: 0 }).content).toEqual([heading]);
  const image = { type: 'image', image: {}, children: [text('')] };
  expect(paste(html, [image], { path: [0, 0], offset: 0 }).content).toEqual([image, heading]);
});

test('adds pasted items to the list at the cursor', () => {
  const end = { path: [0, 0, 0], offset: 3 };
  const { content } = paste('<ul><li>Dos</li></ul>', [list('Uno', 'Tres')], end);
  expect(content).toEqual([list('Uno', 'Dos', 'Tres')]);
});

test.each([
  ['copied in the editor itself', paragraph('Uno'), ['text/html', 'application/x-slate-fragment']],
  ['pasted into code', { type: 'code', children: [text('Uno')] }, ['text/html']],
])('uses the default paste for content %s', (_case, block, types) => {
  paste('<h2>Dos</h2>', [block], { path: [0, 0], offset: 0 }, types);
  expect(insertPlain).toHaveBeenCalledTimes(1);
});
