import type { BlocksContent } from '@strapi/blocks-react-renderer';
import { render, screen, within } from '@testing-library/react';
import { insertStyles } from '../../../test/styles.ts';
import { RichText } from './rich-text.tsx';

insertStyles();

const text = (value: string, modifiers: object = {}) => ({
  type: 'text',
  text: value,
  ...modifiers,
});
const item = (value: string) => ({ type: 'list-item', children: [text(value)] });
const list = (format: string, ...children: unknown[]) => ({ type: 'list', format, children });

function show(...content: unknown[]) {
  return render(<RichText content={content as BlocksContent} pictures={[]} />).container;
}

it.each([
  ['unordered', ['disc', 'circle', 'square']],
  ['ordered', ['decimal', 'lower-alpha', 'upper-roman']],
])('marks the items of %s lists at each level', (format, markers) => {
  const third = list(format, item('tres'));
  const content = list(format, item('uno'), list(format, item('dos'), third));
  const lists = [...show(content).querySelectorAll('ul, ol')];
  expect(lists.map((each) => getComputedStyle(each).listStyleType)).toEqual(markers);
});

it('contains a nested list in its item', () => {
  show(list('unordered', item('Datos'), list('unordered', item('Correo'))));
  const [outer] = screen.getAllByRole('listitem');
  expect(within(outer as HTMLElement).getByRole('list')).toHaveTextContent('Correo');
});

it('renders every format of the editor', () => {
  const container = show(
    { type: 'heading', level: 1, children: [text('Uno')] },
    { type: 'heading', level: 6, children: [text('Seis')] },
    { type: 'quote', children: [text('Cita')] },
    { type: 'code', children: [text('const a = 1;\nconst b = 2;')] },
    {
      type: 'paragraph',
      children: [
        text('negrita', { bold: true }),
        text('cursiva', { italic: true }),
        text('subrayado', { underline: true }),
        text('tachado', { strikethrough: true }),
        text('código', { code: true }),
        { type: 'link', url: '/contacto', children: [text('enlace')] },
      ],
    },
  );
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Uno' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 6, name: 'Seis' })).toBeInTheDocument();
  const shown = ['blockquote', 'pre > code', 'strong', 'em', 'u', 'del', 'p > code', 'a'].map(
    (selector) => container.querySelector(selector)?.textContent,
  );
  expect(shown).toEqual([
    'Cita',
    'const a = 1;\nconst b = 2;',
    'negrita',
    'cursiva',
    'subrayado',
    'tachado',
    'código',
    'enlace',
  ]);
});
