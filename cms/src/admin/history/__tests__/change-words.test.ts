import type { Change, ChangeStep } from '../../../../contracts/history';
import { esLabels } from '../../../views/es-labels';
import { tellChange, tellLeftOut, tellPath } from '../change-words';
import { tellChanges, tellVersion } from '../version-words';

const product = (field: string): ChangeStep[] => [
  { owner: 'content-types.api::product.product', field },
];
const features: ChangeStep[] = [{ owner: 'content-types.api::service.service', field: 'features' }];

it.each<[Change, string]>([
  [
    { kind: 'value', type: 'money', path: product('price'), before: 299, after: 349 },
    'de $299.00 a $349.00',
  ],
  [
    { kind: 'value', type: 'text', path: product('name'), before: 'Lector', after: 'Lector 2' },
    'de “Lector” a “Lector 2”',
  ],
  [
    { kind: 'value', type: 'boolean', path: product('featured'), before: null, after: true },
    'de no a sí',
  ],
  [{ kind: 'picture', path: product('image'), before: 'a.webp', after: 'b.webp' }, 'cambió'],
  [{ kind: 'picture', path: product('image'), before: 'a.webp', after: null }, 'se quitó'],
  [
    { kind: 'relation', path: product('category'), before: 'Cajones', after: 'Lectores' },
    'de “Cajones” a “Lectores”',
  ],
  [{ kind: 'part', path: features, before: null, after: 'Sin cable' }, 'se agregó “Sin cable”'],
  [{ kind: 'part', path: product('seo'), before: '', after: null }, 'se quitó'],
  [{ kind: 'order', path: features }, 'cambió el orden'],
])('%j is told in words', (change, words) => {
  expect(tellChange(change)).toBe(`${tellPath(change.path)}: ${words}`);
});

it('names the place in a list and the field in a component', () => {
  const path = [
    { ...features[0], place: 2 } as ChangeStep,
    { owner: 'components.shared.bullet', field: 'text' },
  ];
  const change: Change = { kind: 'value', type: 'text', path, before: 'Ligero', after: null };
  const [list, text] = path.map(({ owner, field }) => esLabels[owner]?.[field]);
  expect(list).toBeTruthy();
  expect(tellChange(change)).toBe(`${list} 2 › ${text}: se quitó “Ligero”`);
});

it.each([
  [{ action: 'publish', origin: 'panel', who: 'Ana' }, 'Se publicó por Ana'],
  [{ action: 'publish', origin: 'dashboard', who: 'Ana' }, 'Se publicó por Ana desde el tablero'],
  [
    { action: 'publish', origin: 'schedule', who: 'Ana' },
    'Se publicó en su fecha, programado por Ana',
  ],
  [{ action: 'unpublish', origin: 'program', who: null }, 'Se retiró del sitio por el sistema'],
] as const)('%j tells who did it', (version, sentence) => {
  expect(tellVersion(version)).toBe(sentence);
});

it('says so when nothing changed', () => {
  const version = { id: '1', action: 'publish', origin: 'panel', who: 'Ana', at: '' } as const;
  const told = (isOldest: boolean) => tellChanges({ ...version, changes: [] }, isOldest);
  expect(told(true)).toEqual(['Primera versión del historial']);
  expect(told(false)).toEqual(['Sin cambios: volvió al sitio como estaba']);
});

it.each([
  ['gone', 'lector.webp', '“lector.webp” ya no existe'],
  ['taken', 'lector', 'otra entrada ya usa “lector”'],
  ['unknown', null, 'el formulario ya no es el mismo'],
  ['forbidden', null, 'tu rol no permite cambiarlo'],
] as const)('tells what was not put back: %s', (reason, name, sentence) => {
  const path = product('image');
  expect(tellLeftOut({ path, reason, name })).toBe(`${tellPath(path)}: ${sentence}`);
});
