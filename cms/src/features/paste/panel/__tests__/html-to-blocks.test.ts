/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

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

test('removes links that visitors cannot open and invisible elements, and keeps the text', () => {
  const html = `<style>p { color: red }</style><script>alert(1)</script>
    <p><a href="javascript:alert(1)">uno</a> <a href="file:///C:/aviso.docx">dos</a>
    <a href="#_Toc1">tres</a></p><p>&nbsp;</p><img src="file:///c.png">`;
  expect(htmlToBlocks(html)).toEqual([paragraph(text('uno dos tres'))]);
});

test('converts table cells to paragraphs and a blockquote to a quote', () => {
  const html =
    '<table><tr><td>Dato</td><td>Uso</td></tr></table><blockquote><p>Cita</p></blockquote>';
  expect(htmlToBlocks(html)).toEqual([
    paragraph(text('Dato')),
    paragraph(text('Uso')),
    { type: 'quote', children: [text('Cita')] },
  ]);
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
