import { SPEED_ELEMENT, SPEED_ELEMENT_MAX } from '@tequiora/cms/contracts/speed-visit.ts';
import { describeElement } from './describe-element.ts';

const find = (selector: string) => document.querySelector(selector);

test.each([
  [
    '<main><section id="paquetes"><div><h2>Hola, Ana</h2></div></section></main>',
    '#paquetes div > h2',
  ],
  ['<main><section id="paquetes">Texto</section></main>', '#paquetes section'],
  ['<header><a href="/x"><img alt="Ana"></a></header>', 'header a > img'],
  ['<main></main>', 'main'],
  ['<div><b></b></div>', 'body div > b'],
  ['<main><p id=":R2:"><b></b></p></main>', 'main p > b'],
  ['<main><ul><li><p><i><b></b></i></p></li></ul></main>', 'main p > i > b'],
])('names the section and the innermost elements of %s, and no text', (html, described) => {
  document.body.innerHTML = html;
  const all = [...document.body.querySelectorAll('*')];
  expect(describeElement(all.at(-1))).toBe(described);
  expect(described).toMatch(SPEED_ELEMENT);
});

test('names the element of a text', () => {
  document.body.innerHTML = '<main><h1>Hola</h1></main>';
  expect(describeElement(find('h1')?.firstChild)).toBe('main h1');
});

test('describes nothing without an element', () => {
  expect(describeElement(null)).toBeUndefined();
  expect(describeElement(undefined)).toBeUndefined();
});

test('limits the length', () => {
  document.body.innerHTML = `<main id="${'a'.repeat(200)}"><b></b></main>`;
  expect(describeElement(find('b'))).toHaveLength(SPEED_ELEMENT_MAX);
});
