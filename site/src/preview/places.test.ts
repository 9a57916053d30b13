import {
  findField,
  findPictureField,
  findPlace,
  listAdded,
  listShownFields,
  listShownPlaces,
} from './places.ts';

const entry = {
  name: 'Mostrador',
  hero: {
    title: 'Vende más',
    accent: 'sin fila',
    image: { url: '/uploads/mostrador_1a2b.webp', alternativeText: null },
  },
  features: ['Cobra con tarjeta', 'Imprime el ticket'],
  sections: [
    {
      __component: 'section.text',
      title: 'Ver más',
      body: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'Llega el ' },
            { type: 'text', text: 'lunes', bold: true },
          ],
        },
        {
          type: 'list',
          children: [{ type: 'list-item', children: [{ type: 'text', text: 'Sin costo' }] }],
        },
      ],
    },
    {
      __component: 'section.steps',
      title: 'Ver más',
      steps: [{ title: 'Pide', text: 'Por mensaje' }],
    },
  ],
};

beforeEach(() => {
  document.body.innerHTML = `
    <nav>Mostrador</nav>
    <main>
      <h1><span>Vende <i>más</i></span> <em>sin&nbsp;fila</em></h1>
      <img src="/uploads/medium_mostrador_1a2b.webp" alt="">
      <ul><li><svg></svg>Cobra con tarjeta</li><li>Imprime el ticket</li></ul>
      <section><h2>Ver más</h2><p>Llega el <strong>lunes</strong></p><ul><li>Sin costo</li></ul></section>
      <section><h2>Ver más</h2><div class="step"><b>Pide</b> <span>Por mensaje</span></div></section>
      <article><h1><q>Mostrador</q></h1></article>
      <p class="other">De otra entrada</p>
    </main>`;
});

const element = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`missing in the test: ${selector}`);
  return found;
};

test.each([
  ['em', 'hero.accent'],
  ['i', 'hero.title'],
  ['h1', 'hero'],
  ['img', 'hero.image'],
  ['main > ul li:last-child', 'features.1.text'],
  ['main > ul svg', 'features.0.text'],
  ['section:nth-of-type(1) h2', 'sections.0.title'],
  ['section:nth-of-type(2) h2', 'sections.1.title'],
  ['strong', 'sections.0.body'],
  ['section li', 'sections.0.body'],
  ['.step', 'sections.1.steps.0'],
  ['.step span', 'sections.1.steps.0.text'],
])('a press on %s opens the field %s', (selector, path) => {
  expect(findField(element(selector), entry)?.path).toBe(path);
});

test('a press on what the entry does not have opens the closest part that it has', () => {
  expect(findField(element('.other'), {})).toBeNull();
});

test.each([
  ['hero.accent', 'em'],
  ['name', 'q'],
  ['hero.image', 'img'],
  ['features.1.text', 'main > ul li:last-child'],
  ['sections.0.title', 'section:nth-of-type(1) h2'],
  ['sections.1.title', 'section:nth-of-type(2) h2'],
  ['sections.1.steps.0', '.step b'],
])('the place of the field %s is %s', (path, selector) => {
  expect(findPlace(document.body, path, entry)).toBe(element(selector));
});

test('a field without a place has none', () => {
  expect(findPlace(document.body, 'seo.title', entry)).toBeNull();
});

test.each([
  ['i', true],
  ['em', true],
  ['h1', false],
  ['img', false],
  ['section:nth-of-type(2) h2', true],
])('only a place that shows its text and nothing else is whole: %s %s', (selector, isWhole) => {
  expect(findField(element(selector), entry)?.isWhole).toBe(isWhole);
});

test('the text of a control is not written there', () => {
  document.body.innerHTML = '<button><span>Ver más</span></button>';
  expect(findField(element('span'), entry)).toMatchObject({ isWhole: false });
});

test('lists the innermost elements that show a field', () => {
  const shown = listShownFields(document.body, entry);
  expect(shown.map(({ localName, textContent }) => `${localName} ${textContent}`)).toEqual([
    'nav Mostrador',
    'span Vende más',
    'em sin\u00A0fila',
    'img ',
    'li Cobra con tarjeta',
    'li Imprime el ticket',
    'h2 Ver más',
    'p Llega el lunes',
    'li Sin costo',
    'h2 Ver más',
    'b Pide',
    'span Por mensaje',
    'q Mostrador',
  ]);
});

test('lists what another version does not have, wherever it was', () => {
  const draft = {
    ...entry,
    hero: { ...entry.hero, title: 'Cobra más' },
    features: ['Imprime el ticket', 'Cobra con tarjeta', 'Cobra con tarjeta'],
  };
  expect(listAdded(draft, entry)).toEqual([
    { path: 'hero.title', text: 'Cobra más' },
    { path: 'features.2.text', text: 'Cobra con tarjeta' },
  ]);
  const removed = listAdded(entry, draft);
  expect(removed).toEqual([{ path: 'hero.title', text: 'Vende más' }]);
  expect(listShownPlaces(document.body, removed)).toEqual([element('h1 span')]);
});

test('only a picture of the entry has a field to drop a file on', () => {
  expect(findPictureField(element('img'), entry)).toBe('hero.image');
  document.body.innerHTML = '<h1>Vende más</h1><p>Vende más <img src="/uploads/otro.webp"></p>';
  expect(findPictureField(element('img'), entry)).toBeNull();
});
