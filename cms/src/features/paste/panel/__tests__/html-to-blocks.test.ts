/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';

import { countCells } from '../../../../../contracts/text-parts';
import { htmlToBlocks } from '../html-to-blocks';

const text = (written: string, format: object = {}) => ({ type: 'text', text: written, ...format });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const item = (...children: object[]) => ({ type: 'list-item', children });

test('keeps headings, formats, links and nested lists of Word', () => {
  const word = readFileSync(path.join(__dirname, 'word.html'), 'utf8');
  expect(htmlToBlocks(word)).toEqual([
    { type: 'heading', level: 2, children: [text('Aviso de privacidad')] },
    paragraph(
      text('Tequiora', { bold: true }),
      text(' usa tus datos '),
      text('solo', { italic: true }),
      text(' para '),
      text('contestarte', { underline: true }),
      text(', '),
      text('nunca', { strikethrough: true }),
      text(' y se explica en '),
      { type: 'link', url: 'https://www.gob.mx/aviso', children: [text('esta página')] },
      text('.'),
    ),
    { type: 'heading', level: 3, children: [text('Qué datos usamos')] },
    {
      type: 'list',
      format: 'unordered',
      children: [
        item(text('Tu '), text('nombre', { bold: true })),
        {
          type: 'list',
          format: 'unordered',
          indentLevel: 1,
          children: [item(text('Nombre y apellidos'))],
        },
        item(text('Tu correo')),
      ],
    },
    {
      type: 'list',
      format: 'ordered',
      children: [item(text('Escríbenos')), item(text('Te respondemos'))],
    },
    paragraph(text('Primer renglón\nsegundo renglón')),
  ]);
});

test('keeps formats that Google Docs writes as styles, and ignores its bold wrapper', () => {
  const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
    <h2 dir="ltr"><span style="font-weight:400;">Tus derechos</span></h2>
    <p dir="ltr"><span style="font-weight:400;">Puedes </span><span style="font-weight:700;font-style:italic;">corregir</span><a href="/contacto"><span style="text-decoration:underline;">aquí</span></a></p>
    <ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Uno</span></p></li>
    <ol><li dir="ltr" aria-level="2"><p dir="ltr"><span>Uno punto uno</span></p></li></ol></ul></b>`;
  expect(htmlToBlocks(docs)).toEqual([
    { type: 'heading', level: 2, children: [text('Tus derechos')] },
    paragraph(text('Puedes '), text('corregir', { bold: true, italic: true }), {
      type: 'link',
      url: '/contacto',
      children: [text('aquí')],
    }),
    {
      type: 'list',
      format: 'unordered',
      children: [
        item(text('Uno')),
        {
          type: 'list',
          format: 'ordered',
          indentLevel: 1,
          children: [item(text('Uno punto uno'))],
        },
      ],
    },
  ]);
});

test('joins lists that are wrapped in separate elements', () => {
  const online = '<div><ul><li><p>Uno</p></li></ul></div><div><ul><li><p>Dos</p></li></ul></div>';
  expect(htmlToBlocks(online)).toEqual([
    { type: 'list', format: 'unordered', children: [item(text('Uno')), item(text('Dos'))] },
  ]);
});

test.each([
  [
    'https://www.google.com/url?q=https://ejemplo.mx/guia&sa=D&source=editors',
    'https://ejemplo.mx/guia',
  ],
  [
    'https://www.google.com/url?q=https%3A%2F%2Fejemplo.mx%2F%3Fa%3D1&ust=1',
    'https://ejemplo.mx/?a=1',
  ],
  [
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=javascript:alert(1)',
  ],
  [
    'https://www.google.com/search?q=https://ejemplo.mx',
    'https://www.google.com/search?q=https://ejemplo.mx',
  ],
])('replaces the redirect that Google puts before a link: %s', (href, url) => {
  const blocks = htmlToBlocks(`<p><a href="${href.replaceAll('&', '&amp;')}">guía</a></p>`);
  expect(JSON.stringify(blocks)).toContain(JSON.stringify({ url }).slice(1, -1));
});

test('removes links that visitors cannot open and invisible elements, and keeps the text', () => {
  const html = `<style>p { color: red }</style><script>alert(1)</script>
    <p><a href="javascript:alert(1)">uno</a> <a href="file:///C:/aviso.docx">dos</a>
    <a href="#_Toc1">tres</a></p><p>&nbsp;</p><img src="file:///c.png">`;
  expect(htmlToBlocks(html)).toEqual([paragraph(text('uno dos tres'))]);
});

test('converts a blockquote to a quote', () => {
  expect(htmlToBlocks('<blockquote><p>Cita</p></blockquote>')).toEqual([
    { type: 'quote', children: [text('Cita')] },
  ]);
});

describe('a table', () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
  const lines = (html: string) =>
    htmlToBlocks(html).map((block) =>
      block.children.map((child) => ('text' in child ? child.text : '[…]')).join(''),
    );

  it('becomes a paragraph with a line for each row, as the site shows tables', () => {
    const html = table(row('Instalación', '$500'), row('Garantía', 'Un año'));
    expect(lines(html)).toEqual(['Instalación | $500\nGarantía | Un año']);
    expect(htmlToBlocks(html).map(countCells)).toEqual([[2, 2]]);
  });

  it('has bold headings, as Word and web pages write them, and keeps empty cells', () => {
    const word = table(
      row('<p class=MsoNormal><b>Plan</b></p>', '<p><b>Precio</b></p>', '<p><b>Plazo</b></p>'),
      row('<p>Básico</p>', '<p>$299</p>', '<p>3 días</p>'),
      row('<p>Completo</p>', '<p><o:p>&nbsp;</o:p></p>', '<p>5 días</p>'),
    );
    const web =
      '<table><tr><th>Plan</th><th>Precio</th><th>Plazo</th></tr><tr><td>Básico</td><td>299</td><td>3</td></tr></table>';
    const headings = text('Plan | Precio | Plazo', { bold: true });
    expect(htmlToBlocks(web)).toEqual([paragraph(headings, text('\nBásico | 299 | 3'))]);
    const [block] = htmlToBlocks(word);
    expect(block?.children[0]).toEqual(headings);
    expect(countCells(block)).toEqual([3, 3, 3]);
  });

  it('has the row that Word repeats on each page as its headings', () => {
    const html = `<table><thead>${row('<p>Plan</p>', '<p>Precio</p>')}</thead>${row('Básico', '$299')}</table>`;
    expect(htmlToBlocks(html)).toEqual([
      paragraph(text('Plan | Precio', { bold: true }), text('\nBásico | $299')),
    ]);
  });

  it('has the bold headings and words that Excel writes as classes of its style sheet', () => {
    const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>
      <!--table {mso-displayed-decimal-separator:"\\.";}
      td {padding-top:1px; color:black; font-weight:400; font-style:normal; text-decoration:none;}
      .font6 {color:black; font-weight:400; font-style:italic;}
      .xl65 {font-weight:700; text-align:center;}
      .xl66 {mso-number-format:Standard;}
      --></style></head><body><!--StartFragment-->
      <table border=0 cellpadding=0><col width=80 span=2><tr height=20>
      <td height=20 class=xl65 width=80>Plan</td><td class=xl65 width=80>Precio</td></tr>
      <tr><td height=20>Básico <font class="font6">anual</font></td><td class=xl66 align=right>299.00</td></tr>
      </table><!--EndFragment--></body></html>`;
    expect(htmlToBlocks(excel)).toEqual([
      paragraph(
        text('Plan | Precio', { bold: true }),
        text('\nBásico '),
        text('anual', { italic: true }),
        text(' | 299.00'),
      ),
    ]);
  });

  it('of Google Docs keeps formats and links', () => {
    const docs = `<b style="font-weight:normal" id="docs-internal-guid-1"><div dir="ltr"><table><colgroup><col width="200"></colgroup><tbody>
      <tr><td><p dir="ltr"><span style="font-weight:700">Concepto</span></p></td><td><p dir="ltr"><span style="font-weight:700">Valor</span></p></td></tr>
      <tr><td><p dir="ltr"><span style="font-weight:400">Correo</span></p></td><td><p dir="ltr"><a href="mailto:hola@tequiora.mx"><span>Escríbenos</span></a></p></td></tr>
      </tbody></table></div></b>`;
    expect(htmlToBlocks(docs)).toEqual([
      paragraph(text('Concepto | Valor', { bold: true }), text('\nCorreo | '), {
        type: 'link',
        url: 'mailto:hola@tequiora.mx',
        children: [text('Escríbenos')],
      }),
    ]);
  });

  it('repeats cells that cover several rows, and has the titles over all columns before it', () => {
    const html = table(
      '<tr><td colspan="3">Planes</td></tr>',
      '<tr><td rowspan="2">Caja</td><td>Mensual</td><td>$299</td></tr>',
      row('Anual', '$2,990'),
    );
    expect(lines(html)).toEqual(['Planes', 'Caja | Mensual | $299\nCaja | Anual | $2,990']);
  });

  it('joins the paragraphs, lines and items of a cell, and has no separators in cells', () => {
    const html = table(
      row('Incluye', '<p>Uno<br>Dos</p><ul><li>Tres</li><li>Cuatro</li></ul>'),
      row('Horario', 'Lunes | martes'),
    );
    expect(lines(html)).toEqual(['Incluye | Uno; Dos; Tres; Cuatro\nHorario | Lunes / martes']);
  });

  it('keeps its place between paragraphs, drops empty rows, and becomes a line if one row is left', () => {
    expect(lines(`<p>Antes</p>${table(row('a', 'b'), row('', ' '))}<p>Después</p>`)).toEqual([
      'Antes',
      'a; b',
      'Después',
    ]);
  });

  it('that only arranges a page is read like a page', () => {
    const box = table(row('<h2>Título</h2><p>Texto</p>'));
    expect(htmlToBlocks(box)).toEqual([
      { type: 'heading', level: 2, children: [text('Título')] },
      paragraph(text('Texto')),
    ]);
  });

  it('loses no text, and has all its rows', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 2, maxLength: 5 }), { minLength: 2 }),
        (rows) => {
          const html = table(...rows.map((cells) => row(...cells)));
          expect(
            lines(html)
              .join('\n')
              .match(/[a-z]+/g),
          ).toEqual(rows.flat());
          expect(countCells(htmlToBlocks(html)[0])).toHaveLength(rows.length);
        },
      ),
    );
  });
});

test('converts text outside of blocks to paragraphs', () => {
  expect(htmlToBlocks('antes<p>dentro</p>después')).toEqual([
    paragraph(text('antes')),
    paragraph(text('dentro')),
    paragraph(text('después')),
  ]);
  expect(htmlToBlocks('<span>solo <strong>unas</strong> palabras</span>')).toEqual([
    paragraph(text('solo '), text('unas', { bold: true }), text(' palabras')),
  ]);
});
