/** @jest-environment jsdom */
import { createEditor, type Descendant, type Editor, type Range } from 'slate';

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

/** Pastes `html` or `plain` at `at`; returns the document and the editor. */
function paste(
  html: string,
  content: object[],
  at: Point | Range,
  types: string[] = ['text/html'],
  plain = '',
) {
  const editor = createEditor() as Pasting;
  editor.isInline = (element) => typeOf(element) === 'link';
  editor.isVoid = (element) => typeOf(element) === 'image';
  editor.insertData = insertPlain;
  withHtmlPaste(editor);
  editor.children = content as unknown as Descendant[];
  editor.select(at);
  const data: Record<string, string> = { 'text/html': html, 'text/plain': plain };
  const getData = (type: string) => data[type] ?? '';
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

test('inserts a table as a paragraph of its own, also into a sentence', () => {
  const html =
    '<table><tr><td>Caja</td><td>$299</td></tr><tr><td>Hotel</td><td>$899</td></tr></table>';
  const table = paragraph('Caja | $299\nHotel | $899');
  expect(paste(html, [paragraph('Uno. Dos')], MIDDLE).content).toEqual([
    paragraph('Uno. '),
    table,
    paragraph('Dos'),
  ]);
});

describe('in a link', () => {
  const link = (written: string, url = '/tienda') => ({
    type: 'link',
    url,
    children: [text(written)],
  });
  const inline = (...children: object[]) => [{ type: 'paragraph', children }];
  const content = () => inline(text('Ve '), link('la tienda'), text('.'));
  const at = (offset: number): Point => ({ path: [0, 1, 0], offset });
  const other = '<p>otra <a href="https://b.mx">página</a></p>';

  it('adds the text, without its own link, to the text of the link', () => {
    const expected = inline(text('Ve '), link('la otra páginatienda'), text('.'));
    expect(paste(other, content(), at(3)).content).toEqual(expected);
  });

  it('stays outside the link when the cursor is at its edge, and keeps its own link', () => {
    const pasted = link('página', 'https://b.mx');
    const expected = inline(text('Ve '), link('la tienda'), text('otra '), pasted, text('.'));
    expect(paste(other, content(), at(9)).content).toEqual(expected);
    const before = inline(text('Ve otra '), pasted, { text: '' }, link('la tienda'), text('.'));
    expect(paste(other, content(), at(0)).content).toEqual(before);
  });

  it('replaces a link whose whole text is selected', () => {
    const whole = { anchor: at(0), focus: at(9) };
    const pasted = link('página', 'https://b.mx');
    expect(paste(other, content(), whole).content).toEqual(
      inline(text('Ve otra '), pasted, text('.')),
    );
    expect(paste('<p>el local</p>', content(), whole).content).toEqual(
      inline(text('Ve '), link('el local'), text('.')),
    );
  });

  it.each([
    ['an address', 'https://b.mx', ['text/plain']],
    ['content of the editor itself', 'otra', ['application/x-slate-fragment', 'text/plain']],
  ])('adds %s as text', (_case, plain, types) => {
    const pasted = paste('', content(), at(3), types, plain).content;
    expect(pasted).toEqual(inline(text('Ve '), link(`la ${plain}tienda`), text('.')));
    const first = { anchor: at(0), focus: at(2) };
    expect(paste('', content(), first, types, plain).content).toEqual(
      inline(text('Ve '), link(`${plain} tienda`), text('.')),
    );
    expect(insertPlain).not.toHaveBeenCalled();
    const { editor } = paste('', content(), at(9), types, plain);
    expect(editor.selection?.focus).toEqual({ path: [0, 2], offset: 0 });
    expect(insertPlain).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['copied in the editor itself', paragraph('Uno'), ['text/html', 'application/x-slate-fragment']],
  ['pasted into code', { type: 'code', children: [text('Uno')] }, ['text/html']],
])('uses the default paste for content %s', (_case, block, types) => {
  paste('<h2>Dos</h2>', [block], { path: [0, 0], offset: 0 }, types);
  expect(insertPlain).toHaveBeenCalledTimes(1);
});
