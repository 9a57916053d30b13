import { readVisitSource, recordVisit } from './visit-source.ts';

const GOOGLE = 'https://www.google.com/';

const at = (path: string) => new URL(path, window.location.href) as unknown as Location;

/** Loads a page of the site. */
function load(path: string, referrer = '', type = 'navigate'): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  recordVisit(at(path), referrer);
}

/** Follows a link to a page without a load. */
const follow = (path: string) => recordVisit(at(path));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the first page of the tab is the first and last touch', () => {
  load('/servicios?q=tienda');
  const touch = { landingPage: '/servicios' };
  expect(readVisitSource()).toEqual({ first: touch, last: touch, viewedPage: '/servicios' });
});

test('a campaign link is recorded with its parameters', () => {
  load(
    '/?utm_campaign=oto%C3%B1o&utm_source=boletin&utm_medium=correo&utm_term=caja&utm_content=a',
  );
  expect(readVisitSource().first).toEqual({
    campaign: 'otoño',
    source: 'boletin',
    medium: 'correo',
    term: 'caja',
    content: 'a',
    landingPage: '/',
  });
});

test.each([
  ['gclid', 'Google'],
  ['fbclid', 'Facebook'],
  ['msclkid', 'Microsoft'],
])('%s is recorded as an ad of %s without its id', (parameter, adNetwork) => {
  load(`/?${parameter}=EAIaIQobChMI`);
  expect(readVisitSource().first).toEqual({ adNetwork, landingPage: '/' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('EAIaIQobChMI');
});

test('of another site only its host is recorded', () => {
  load('/', `${GOOGLE}search?q=puntos+de+venta`);
  expect(readVisitSource().first).toEqual({ referrer: 'www.google.com', landingPage: '/' });
});

test('a page loaded from the site itself keeps both touches', () => {
  load('/', GOOGLE);
  load('/contacto', window.location.href);
  const touch = { referrer: 'www.google.com', landingPage: '/' };
  expect(readVisitSource()).toEqual({ first: touch, last: touch });
});

test('a later campaign or site replaces the last touch, an address typed by hand does not', () => {
  load('/', GOOGLE);
  load('/productos?utm_campaign=buen-fin');
  load('/blog');
  expect(readVisitSource()).toEqual({
    first: { referrer: 'www.google.com', landingPage: '/' },
    last: { campaign: 'buen-fin', landingPage: '/productos' },
  });
});

test.each(['reload', 'back_forward'])('%s is not a touch', (type) => {
  load('/', GOOGLE);
  follow('/productos');
  load('/productos', GOOGLE, type);
  expect(readVisitSource().last).toEqual({ referrer: 'www.google.com', landingPage: '/' });
});

test('navigation without a load changes only the page viewed last', () => {
  load('/', GOOGLE);
  const { first, last } = readVisitSource();
  follow('/productos');
  expect(readVisitSource()).toEqual({ first, last });
  follow('/productos/lector?utm_campaign=interna');
  expect(readVisitSource()).toEqual({ first, last, viewedPage: '/productos/lector' });
  follow('/servicios#paquetes');
  follow('/contacto');
  expect(readVisitSource()).toEqual({ first, last, viewedPage: '/servicios#paquetes' });
});

test.each(['/admin', '/admin/consultas', '/vista-previa'])('%s is not recorded', (path) => {
  load(path, GOOGLE);
  expect(readVisitSource()).toEqual({});
});

test('long values are truncated', () => {
  load(`/?utm_campaign=${'a'.repeat(1000)}`);
  expect(readVisitSource().first?.campaign).toHaveLength(255);
});

test('values stored by another program do not matter', () => {
  for (const stored of ['{', 'null', '7', '"texto"', '[]']) {
    sessionStorage.setItem('tequiora:visita', stored);
    load('/');
    expect(readVisitSource().first).toEqual({ landingPage: '/' });
  }
});

test('blocked storage does not disturb the page', () => {
  const block = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
  expect(() => load('/', GOOGLE)).not.toThrow();
  expect(readVisitSource()).toEqual({});
});
