import fc from 'fast-check';
import { readDemoCatalogue } from '../../../../test/demo-catalogue.ts';
import { makeProduct } from '../../../../test/products.ts';
import { NO_FILTERS } from './filters.ts';
import { findEntries, indexCatalogue, type CatalogueIndex } from './find-entries.ts';

const demo = indexCatalogue(readDemoCatalogue());

function find(index: CatalogueIndex, search: string) {
  const { products, systems } = findEntries(index, { ...NO_FILTERS, search });
  return { products: products.map(({ slug }) => slug), systems: systems.map(({ slug }) => slug) };
}

/** Returns what a search finds, whatever the order. */
function findSet(search: string) {
  const { products, systems } = find(demo, search);
  return { products: products.toSorted(), systems: systems.toSorted() };
}

const LETTERS = 'abcdefghijklmnñopqrstuvwxyz';

/** Returns all spellings of a word with one wrong, missing, additional or moved letter. */
function misspell(word: string): string[] {
  const spellings = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    spellings.add(start + end.slice(1));
    if (end.length > 1) spellings.add(`${start}${end[1]}${end[0]}${end.slice(2)}`);
    for (const letter of LETTERS) {
      spellings.add(start + letter + end);
      if (end) spellings.add(start + letter + end.slice(1));
    }
  }
  return [...spellings];
}

/** A text in the order of its words, with one of them misspelt; words with digits have no letters to spare. */
function misspellings(name: string): string[] {
  return [...name.matchAll(/\p{L}{5,}/gu)].flatMap(({ 0: word, index: at }) =>
    misspell(word.toLowerCase()).map(
      (spelling) => name.slice(0, at) + spelling + name.slice(at + word.length),
    ),
  );
}

const product = fc.constantFrom(...demo.products);
const WORDS = 'lector impresora terminal kiosco báscula hotel pantalla menú tarjeta inventario';
const word = fc.constantFrom(...WORDS.split(' '));
const filler = fc.constantFrom(
  'quiero',
  'necesito',
  'un',
  'para',
  'mi',
  'de',
  'por favor',
  'precio',
);

test('never throws, and finds each entry at most once, in any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'aeiounsrltñü 019.,-') }),
    fc.array(fc.oneof(word, filler, fc.string({ maxLength: 3 }))).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (search) => {
      const { products, systems } = find(demo, search);
      expect(new Set(products).size).toBe(products.length);
      expect(new Set(systems).size).toBe(systems.length);
    }),
    { numRuns: 300 },
  );
});

test('every product is found by its name, in any writing', () => {
  for (const { name, slug } of demo.products) {
    for (const search of [
      name,
      name.toUpperCase(),
      name.normalize('NFD'),
      name.normalize('NFD').replace(/\p{M}/gu, ''),
      `  ${name.replaceAll(' ', ' , ')}!`,
    ]) {
      expect(find(demo, search).products[0]).toBe(slug);
    }
  }
});

test('every product is found first by its name with one letter wrong', () => {
  fc.assert(
    fc.property(
      product.chain(({ name, slug }) =>
        fc.record({ slug: fc.constant(slug), search: fc.constantFrom(...misspellings(name)) }),
      ),
      ({ slug, search }) => {
        expect(find(demo, search).products[0]).toBe(slug);
      },
    ),
    { numRuns: 300 },
  );
});

test('a word of five or more letters is found with any one letter wrong', () => {
  const syllable = fc.constantFrom(
    ...'ba ce di fo gu la me ni ro su ta ve xi zo pla tri'.split(' '),
  );
  const name = fc.array(syllable, { minLength: 3, maxLength: 5 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      name.chain((text) =>
        fc.record({ text: fc.constant(text), search: fc.constantFrom(...misspell(text)) }),
      ),
      ({ text, search }) => {
        fc.pre(search.length >= 5);
        const only = makeProduct({ slug: 'only', name: text, description: '' });
        const others = { categories: [], systems: [] };
        const index = indexCatalogue({ products: [only], ...others });
        expect(find(index, search).products).toEqual(['only']);
        // A longer word that contains the slip by accident.
        const longer = makeProduct({ slug: 'longer', name: `que${search}nico`, description: '' });
        const both = indexCatalogue({ products: [longer, only], ...others });
        expect(find(both, search).products[0]).toBe('only');
      },
    ),
    { numRuns: 300 },
  );
});

test('the order of words does not matter', () => {
  const words = fc.uniqueArray(word, { minLength: 2, maxLength: 5 });
  const permuted = words.chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
    ),
  );
  fc.assert(
    fc.property(permuted, ([list, other]) => {
      expect(findSet(other.join(' '))).toEqual(findSet(list.join(' ')));
    }),
  );
});

test('filler words and unknown words change nothing', () => {
  const unknown = fc.constantFrom('submarino', 'zxqwk', '¿?', 'patito');
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(fc.nat(3), fc.oneof(filler, unknown))),
      (words, added) => {
        const wish = [...words];
        for (const [at, text] of added) wish.splice(at, 0, text);
        expect(findSet(wish.join(' '))).toEqual(findSet(words.join(' ')));
      },
    ),
  );
});

test('words of a name that are written together find it', () => {
  for (const { name, slug } of demo.products) {
    const words = name.split(' ');
    for (let at = 0; at + 1 < words.length; at += 1) {
      const glued = [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)];
      expect([glued, find(demo, glued.join(' ')).products[0]]).toEqual([glued, slug]);
    }
  }
});
