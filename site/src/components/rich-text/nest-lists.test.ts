import type { BlocksContent } from '@strapi/blocks-react-renderer';
import { nestLists } from './nest-lists.ts';

const text = (value: string) => ({ type: 'text', text: value });
const item = (...children: unknown[]) => ({ type: 'list-item', children });
const list = (...children: unknown[]) => ({ type: 'list', format: 'unordered', children });
const nested = (...blocks: unknown[]) => nestLists(blocks as BlocksContent);

it('moves nested lists into the item before them', () => {
  const content = list(
    item(text('a')),
    list(item(text('b')), list(item(text('c')))),
    list(item(text('d'))),
    item(text('e')),
  );
  expect(nested(content)).toEqual([
    list(
      item(text('a'), list(item(text('b'), list(item(text('c'))))), list(item(text('d')))),
      item(text('e')),
    ),
  ]);
});

it('gives a nested list without an item before it its own item', () => {
  expect(nested(list(list(item(text('a')))))).toEqual([list(item(list(item(text('a')))))]);
});

it('keeps other blocks and does not change the content', () => {
  const content = [
    { type: 'paragraph', children: [text('p')] },
    list(item(text('a')), list(item(text('b')))),
  ];
  const before = structuredClone(content);
  expect(nested(...content)[0]).toBe(content[0]);
  expect(content).toEqual(before);
});
