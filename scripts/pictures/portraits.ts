/**
 * Draws the portraits of the demo team to `cms/data/media/retrato-*.webp`, in the squares of the brand:
 * `npx tsx scripts/pictures/portraits.ts`.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawPortrait, type Person } from './draw-portrait.ts';

const BLACK = '#1B1A22';
const BROWN = '#3E2417';
const GREY = '#8B8F9A';

const PEOPLE: Record<string, Person> = {
  'nayeli-zarate': {
    skin: 'medium',
    hair: 'bob',
    hairColor: BLACK,
    shirt: '#0B59ED',
    extras: ['earrings'],
  },
  'gildardo-pacheco': {
    skin: 'medium',
    hair: 'short',
    hairColor: GREY,
    browColor: '#6A7382',
    shirt: '#32477E',
    extras: ['moustache', 'glasses'],
  },
  'araceli-ventura': {
    skin: 'dark',
    hair: 'bun',
    hairColor: BLACK,
    shirt: '#E99E07',
    extras: ['earrings'],
  },
  'donaji-luis': {
    skin: 'dark',
    hair: 'braids',
    hairColor: BLACK,
    shirt: '#D3143A',
    extras: ['glasses'],
  },
  'emiliano-bohorquez': {
    skin: 'light',
    hair: 'fringe',
    hairColor: BROWN,
    shirt: '#0487AB',
    extras: ['beard'],
  },
  'xochitl-amador': {
    skin: 'medium',
    hair: 'curly',
    hairColor: BROWN,
    shirt: '#009253',
    extras: ['earrings'],
  },
  'fausto-jarquin': { skin: 'dark', hair: 'cap', hairColor: BLACK, shirt: '#242C39' },
  'leticia-pombo': {
    skin: 'light',
    hair: 'long',
    hairColor: BROWN,
    shirt: '#0B59ED',
    extras: ['headset'],
  },
  'abundio-cortes': {
    skin: 'dark',
    hair: 'bald',
    hairColor: GREY,
    browColor: '#6A7382',
    shirt: '#BB7E01',
    extras: ['moustache'],
  },
  'brisa-altamirano': {
    skin: 'medium',
    hair: 'long',
    hairColor: BLACK,
    shirt: '#FC666E',
    extras: ['glasses'],
  },
  'ulises-robles': {
    skin: 'light',
    hair: 'short',
    hairColor: BLACK,
    shirt: '#13234F',
    extras: ['beard', 'headset'],
  },
};

const folder = process.argv[2] ?? fileURLToPath(new URL('../../cms/data/media', import.meta.url));

for (const [name, person] of Object.entries(PEOPLE)) {
  const file = path.join(folder, `retrato-${name}.webp`);
  await sharp(Buffer.from(drawPortrait(person)))
    .webp({ lossless: true })
    .toFile(file);
}
