import type { Change, ChangeStep } from '../../../../contracts/history';
import {
  formatVersionChanges,
  formatVersion,
} from '../../../features/history/panel/format-version';
import { esLabels } from '../../views/es-labels';
import { formatChange, formatLeftOut, formatChangePath } from '../format-change';

const product = (field: string): ChangeStep[] => [
  { owner: 'content-types.api::product.product', field },
];
const icon: ChangeStep[] = [{ owner: 'content-types.api::service.service', field: 'icon' }];
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
  [
    { kind: 'value', type: 'option', path: icon, before: 'store', after: 'bed' },
    'de “Tienda” a “Cama”',
  ],
  [
    { kind: 'value', type: 'option', path: icon, before: null, after: 'de-antes' },
    'se agregó “de-antes”',
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
])('formats %j', (change, text) => {
  expect(formatChange(change)).toBe(`${formatChangePath(change.path)}: ${text}`);
});

it('includes the place in a list and the field of a component', () => {
  const path = [
    { ...features[0], place: 2 } as ChangeStep,
    { owner: 'components.shared.bullet', field: 'text' },
  ];
  const change: Change = { kind: 'value', type: 'text', path, before: 'Ligero', after: null };
  const [list, text] = path.map(({ owner, field }) => esLabels[owner]?.[field]);
  expect(list).toBeTruthy();
  expect(formatChange(change)).toBe(`${list} 2 › ${text}: se quitó “Ligero”`);
});

it.each([
  ['publish', 'panel', 'Ana', 'La publicó Ana'],
  ['publish', 'panel', null, 'La publicó alguien'],
  ['publish', 'dashboard', 'Ana', 'La publicó Ana desde el tablero'],
  ['publish', 'dashboard', '', 'La publicó alguien desde el tablero'],
  ['publish', 'schedule', 'Ana', 'Se publicó sola en su fecha; el borrador lo guardó Ana'],
  ['publish', 'schedule', null, 'Se publicó sola en su fecha'],
  ['publish', 'program', null, 'La publicó el sistema'],
  ['unpublish', 'panel', 'Ana', 'La retiró Ana del sitio'],
  ['unpublish', 'panel', null, 'La retiró alguien del sitio'],
  ['unpublish', 'dashboard', 'Ana', 'La retiró Ana del sitio desde el tablero'],
  ['unpublish', 'dashboard', null, 'La retiró alguien del sitio desde el tablero'],
  [
    'unpublish',
    'schedule',
    'Ana',
    'Se retiró sola del sitio en su fecha; el borrador lo guardó Ana',
  ],
  ['unpublish', 'schedule', null, 'Se retiró sola del sitio en su fecha'],
  ['unpublish', 'program', null, 'La retiró del sitio el sistema'],
  ['found', 'program', null, 'Así estaba publicada cuando empezó su historial'],
] as const)('names the author of %s by %s (%s)', (action, origin, who, sentence) => {
  expect(formatVersion({ action, origin, who })).toBe(sentence);
});

it('reports a version without changes', () => {
  const version = { id: '1', action: 'publish', origin: 'panel', who: 'Ana', at: '' } as const;
  const format = (isOldest: boolean) => formatVersionChanges({ ...version, changes: [] }, isOldest);
  expect(format(true)).toEqual(['Primera versión del historial']);
  expect(format(false)).toEqual(['Sin cambios: volvió al sitio como estaba']);
});

it.each([
  ['gone', 'lector.webp', '“lector.webp” ya no existe'],
  ['taken', 'lector', 'otra entrada ya usa “lector”'],
  ['unknown', null, 'el formulario ya no es el mismo'],
  ['forbidden', null, 'tu rol no permite cambiarlo'],
] as const)('explains a field that was not restored: %s', (reason, name, sentence) => {
  const path = product('image');
  expect(formatLeftOut({ path, reason, name })).toBe(`${formatChangePath(path)}: ${sentence}`);
});
