import { HOME_SECTIONS, shownHomeSections } from '../home-sections';

const [CLIENTS, SPECIALTIES, ...OTHERS] = HOME_SECTIONS;

it.each([
  ['the usual order without a list', [], HOME_SECTIONS],
  [
    'listed sections first, then the others',
    [{ section: 'llamada' }, { section: 'testimonios', hidden: null }],
    ['llamada', 'testimonios', CLIENTS, SPECIALTIES, ...OTHERS.slice(0, -2)],
  ],
  ['no hidden section', [{ section: CLIENTS, hidden: true }], [SPECIALTIES, ...OTHERS]],
  [
    'the first of two rows of a section, and no unknown one',
    [{ section: SPECIALTIES }, { section: 'nueva' }, { section: SPECIALTIES, hidden: true }],
    [SPECIALTIES, CLIENTS, ...OTHERS],
  ],
])('returns %s', (_what, arrangement, expected) => {
  expect(shownHomeSections(arrangement)).toEqual(expected);
});
