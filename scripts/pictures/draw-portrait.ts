/** Cells of a portrait in each direction, and pixels of a cell. */
const CELLS = 24;
const CELL_PX = 12;

type Hair = 'short' | 'fringe' | 'long' | 'bob' | 'bun' | 'braids' | 'curly' | 'bald' | 'cap';
type Extra = 'glasses' | 'beard' | 'moustache' | 'earrings' | 'headset';
export type Person = {
  skin: keyof typeof SKINS;
  hair: Hair;
  hairColor: string;
  /** Where the colour of the hair is too light for the face. */
  browColor?: string;
  shirt: string;
  extras?: Extra[];
};

const SKINS = {
  light: ['#E8B48C', '#CF9468'],
  medium: ['#C98D61', '#AD7247'],
  dark: ['#9C6540', '#7F4E2E'],
} as const;

const INK = '#0A1637';
const LIPS = '#8E3B36';
const LENS = '#FFFFFF66';

/** One rectangle of cells: column, row, width, height, colour. */
type Block = readonly [x: number, y: number, width: number, height: number, color: string];

function drawBody(shirt: string, [skin, shade]: readonly [string, string]): Block[] {
  return [
    [10, 16, 4, 3, shade],
    [7, 18, 10, 1, shirt],
    [5, 19, 14, 1, shirt],
    [4, 20, 16, 1, shirt],
    [3, 21, 18, 3, shirt],
    [10, 18, 4, 1, shade],
    [11, 19, 2, 1, shade],
    [6, 22, 1, 2, INK + '55'],
    [17, 22, 1, 2, INK + '55'],
    [6, 10, 1, 2, shade],
    [17, 10, 1, 2, shade],
    [8, 6, 8, 11, skin],
    [7, 7, 10, 8, skin],
    [8, 16, 1, 1, shade],
    [15, 16, 1, 1, shade],
    [9, 16, 6, 1, skin],
  ];
}

function drawFace(hairColor: string, shade: string): Block[] {
  return [
    [8, 8, 3, 1, hairColor],
    [13, 8, 3, 1, hairColor],
    [9, 10, 1, 2, INK],
    [14, 10, 1, 2, INK],
    [11, 11, 1, 2, shade],
    [11, 12, 2, 1, shade],
    [10, 14, 4, 1, LIPS],
    [9, 13, 1, 1, LIPS],
    [14, 13, 1, 1, LIPS],
  ];
}

const CROWN: [number, number, number, number][] = [
  [8, 3, 8, 1],
  [7, 4, 10, 1],
  [6, 5, 12, 2],
  [6, 7, 2, 2],
  [16, 7, 2, 2],
];

const HAIR: Record<Hair, [number, number, number, number][]> = {
  short: [...CROWN, [8, 7, 3, 1]],
  fringe: [...CROWN, [6, 7, 9, 1], [6, 8, 5, 1]],
  long: [...CROWN, [5, 6, 2, 13], [17, 6, 2, 13], [8, 7, 4, 1], [7, 8, 2, 1]],
  bob: [...CROWN, [5, 6, 2, 10], [17, 6, 2, 10], [7, 7, 10, 1], [6, 15, 2, 1], [16, 15, 2, 1]],
  bun: [...CROWN, [10, 0, 4, 1], [9, 1, 6, 2], [8, 7, 2, 1], [14, 7, 2, 1]],
  braids: [
    ...CROWN,
    [5, 7, 2, 5],
    [17, 7, 2, 5],
    [4, 12, 2, 3],
    [18, 12, 2, 3],
    [5, 15, 2, 4],
    [17, 15, 2, 4],
    [8, 7, 3, 1],
    [13, 7, 3, 1],
  ],
  curly: [
    [8, 1, 3, 1],
    [12, 1, 4, 1],
    [6, 2, 12, 2],
    [5, 4, 14, 3],
    [4, 6, 3, 4],
    [17, 6, 3, 4],
    [5, 10, 2, 4],
    [17, 10, 2, 4],
    [4, 12, 2, 2],
    [18, 12, 2, 2],
    [7, 7, 3, 1],
    [14, 7, 3, 1],
  ],
  bald: [
    [6, 7, 1, 4],
    [17, 7, 1, 4],
  ],
  cap: [
    [6, 8, 1, 3],
    [17, 8, 1, 3],
  ],
};

const EXTRAS: Record<Extra, (person: Person) => Block[]> = {
  glasses: () => [
    [8, 9, 3, 1, INK],
    [13, 9, 3, 1, INK],
    [7, 10, 1, 1, INK],
    [16, 10, 1, 1, INK],
    [11, 10, 2, 1, INK],
    [8, 10, 1, 2, LENS],
    [10, 10, 1, 2, LENS],
    [13, 10, 1, 2, LENS],
    [15, 10, 1, 2, LENS],
  ],
  beard: ({ hairColor }) => [
    [7, 12, 1, 3, hairColor],
    [16, 12, 1, 3, hairColor],
    [8, 13, 1, 3, hairColor],
    [15, 13, 1, 3, hairColor],
    [9, 13, 6, 1, hairColor],
    [9, 15, 6, 2, hairColor],
    [9, 14, 1, 1, hairColor],
    [14, 14, 1, 1, hairColor],
  ],
  moustache: ({ hairColor }) => [
    [9, 13, 6, 1, hairColor],
    [8, 14, 2, 1, hairColor],
    [14, 14, 2, 1, hairColor],
  ],
  earrings: () => [
    [6, 12, 1, 2, '#FFB12A'],
    [17, 12, 1, 2, '#FFB12A'],
  ],
  headset: () => [
    [7, 2, 10, 1, INK],
    [5, 4, 1, 5, INK],
    [18, 4, 1, 5, INK],
    [6, 3, 1, 1, INK],
    [17, 3, 1, 1, INK],
    [5, 9, 2, 3, '#3778FA'],
    [17, 9, 2, 3, '#3778FA'],
    [18, 12, 1, 3, INK],
    [15, 15, 3, 1, INK],
  ],
};

const CAP: Block[] = [
  [8, 2, 8, 1, '#0B59ED'],
  [7, 3, 10, 1, '#0B59ED'],
  [6, 4, 12, 3, '#0B59ED'],
  [5, 7, 11, 1, '#0046C9'],
  [11, 4, 2, 2, '#9DBFFF'],
];

/** Returns the SVG of a portrait, transparent around the person. */
export function drawPortrait(person: Person): string {
  const skin = SKINS[person.skin];
  const blocks: Block[] = [
    ...drawBody(person.shirt, skin),
    ...drawFace(person.browColor ?? person.hairColor, skin[1]),
    ...HAIR[person.hair].map((block): Block => [...block, person.hairColor]),
    ...(person.hair === 'cap' ? CAP : []),
    ...(person.extras ?? []).flatMap((extra) => EXTRAS[extra](person)),
  ];
  const shapes = blocks.map(
    ([x, y, width, height, color]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`,
  );
  const size = CELLS * CELL_PX;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${CELLS} ${CELLS}" shape-rendering="crispEdges">${shapes.join('')}</svg>`;
}
