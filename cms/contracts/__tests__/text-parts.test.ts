import fc from 'fast-check';
import {
  countCells,
  loneLinksIn,
  plainParagraphs,
  readingMinutes,
  splitTextParts,
  textIn,
} from '../text-parts';

const text = (written: string, format: object = {}) => ({ type: 'text', text: written, ...format });
const link = (url: string, written: string) => ({ type: 'link', url, children: [text(written)] });
const paragraph = (...children: { type: string }[]) => ({ type: 'paragraph', children });
const cellsOf = (rows: unknown[][]) => rows.map((row) => row.map(textIn));

describe('splitTextParts', () => {
  it('keeps other blocks together and in their order', () => {
    const blocks = [paragraph(text('Uno')), { type: 'heading', level: 2, children: [text('Dos')] }];
    expect(splitTextParts(blocks)).toEqual([{ kind: 'blocks', blocks }]);
    expect(splitTextParts([])).toEqual([]);
  });

  it('reads a paragraph with cells in each line as a table, with headings if the first row is bold', () => {
    const head = text('Plan | Precio', { bold: true });
    const [part] = splitTextParts([paragraph(head, text('\nBásico | $299\nCompleto | $599'))]);
    if (part?.kind !== 'table') throw new Error('no table');
    expect(part.headings?.map(textIn)).toEqual(['Plan ', ' Precio']);
    expect(cellsOf(part.rows).map((row) => row.map((cell) => cell.trim()))).toEqual([
      ['Básico', '$299'],
      ['Completo', '$599'],
    ]);
    const [plain] = splitTextParts([paragraph(text('Lunes | 9:00\nSábado | 10:00'))]);
    expect(plain).toMatchObject({ kind: 'table', headings: undefined });
  });

  it('accepts separators around rows, empty cells, and rows of different lengths', () => {
    const tables = ['| a | b |\n| c | d |', 'a |\nb | c', 'a | b | c\nd | e'].map((written) => {
      const [part] = splitTextParts([paragraph(text(written))]);
      return part?.kind === 'table'
        ? cellsOf(part.rows).map((row) => row.map((cell) => cell.trim()))
        : undefined;
    });
    expect(tables).toEqual([
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [
        ['a', ''],
        ['b', 'c'],
      ],
      [
        ['a', 'b', 'c'],
        ['d', 'e', ''],
      ],
    ]);
  });

  it('keeps links in cells', () => {
    const block = paragraph(
      text('Correo | '),
      link('mailto:a@b.mx', 'a@b.mx'),
      text('\nSitio | x'),
    );
    const [part] = splitTextParts([block]);
    expect(part).toMatchObject({ rows: [[{}, [{}, { type: 'link' }]], {}] });
  });

  it.each(['Uno | dos', 'Uno\ndos', 'Uno | dos\ntres'])('reads no table in %j', (written) => {
    expect(splitTextParts([paragraph(text(written))])).toMatchObject([{ kind: 'blocks' }]);
  });

  it.each([
    ['Nota: cierra a las 8.', 'Nota'],
    ['ojo : cierra a las 8.', 'Ojo'],
    ['CONSEJO:cierra a las 8.', 'Consejo'],
  ])('reads %j as a note', (written, label) => {
    const [part] = splitTextParts([paragraph(text(written))]);
    expect(part).toEqual({ kind: 'note', label, children: [text('Cierra a las 8.')] });
  });

  it.each(['Notas: una', 'Nota', 'Nota:', 'Una nota: dos'])('reads no note in %j', (written) => {
    expect(splitTextParts([paragraph(text(written))])).toMatchObject([{ kind: 'blocks' }]);
  });

  it('reads a link alone in its paragraph, and no link in a sentence', () => {
    const alone = paragraph(text(''), link('/contacto', 'Escríbenos'), text(' '));
    expect(splitTextParts([alone])).toEqual([
      { kind: 'link', url: '/contacto', text: 'Escríbenos' },
    ]);
    expect(loneLinksIn([alone, paragraph(text('Ve a '), link('/blog', 'blog'))])).toEqual([
      '/contacto',
    ]);
    expect(splitTextParts([paragraph(link('/a', 'a'), link('/b', 'b'))])).toMatchObject([
      { kind: 'blocks' },
    ]);
  });

  it('reads the source of a quotation from its last line', () => {
    const quote = (written: string) => ({ type: 'quote', children: [text(written)] });
    expect(splitTextParts([quote('Dormí tranquila.\n— Marisol Cruz')])).toEqual([
      { kind: 'quote', lines: [[text('Dormí tranquila.')]], source: 'Marisol Cruz' },
    ]);
    expect(splitTextParts([quote('— Sola')])).toMatchObject([{ source: undefined }]);
  });

  it('loses no text', () => {
    const written = fc.stringMatching(/^[a-z|\n:—]{0,12}$/);
    const block = fc.record({
      type: fc.constantFrom('paragraph', 'quote', 'heading'),
      children: fc.array(
        written.map((each) => text(each)),
        { minLength: 1, maxLength: 3 },
      ),
    });
    const lettersIn = (value: unknown): string => {
      if (typeof value !== 'object' || value === null) return '';
      return Object.entries(value)
        .map(([key, each]) =>
          typeof each === 'string' && ['text', 'source', 'label'].includes(key)
            ? each.toLowerCase().replace(/[^a-z]/g, '')
            : lettersIn(each),
        )
        .join('');
    };
    fc.assert(
      fc.property(fc.array(block), (content) => {
        expect(lettersIn(splitTextParts(content))).toBe(lettersIn(content));
      }),
    );
  });
});

test('countCells returns the number of cells of each row of a table', () => {
  expect(countCells(paragraph(text('a | b\nc | d | e')))).toEqual([2, 3]);
  expect(countCells(paragraph(text('a')))).toBeUndefined();
  expect(countCells(null)).toBeUndefined();
});

test('plainParagraphs returns the texts of the blocks', () => {
  const list = { type: 'list', children: [{ type: 'list-item', children: [text('Uno')] }] };
  expect(
    plainParagraphs([paragraph(text('Hola '), link('/a', 'aquí')), list, paragraph()]),
  ).toEqual(['Hola aquí', 'Uno']);
});

test('readingMinutes counts 220 words a minute, and at least one minute', () => {
  const words = (count: number) => [paragraph(text('palabra '.repeat(count)))];
  expect([0, 100, 660].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 3]);
  expect(readingMinutes(null)).toBe(1);
});
