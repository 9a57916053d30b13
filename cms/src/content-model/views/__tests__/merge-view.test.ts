import { buildConfiguration } from '../build-configuration';
import type { Configuration, Written } from '../configuration';
import { mergeView } from '../merge-view';
import type { CollectionView } from '../view';

const FIELDS = ['id', 'name', 'price', 'note'];

const view: CollectionView = {
  title: 'name',
  columns: ['name', 'price'],
  sort: ['price', 'DESC'],
  pageSize: 50,
  editor: [
    [
      { name: 'name', size: 8 },
      { name: 'price', size: 4 },
    ],
    [{ name: 'note', size: 12 }],
  ],
  fields: {
    name: ['Nombre', 'Como se lee.', 'Lector'],
    price: ['Precio', 'En pesos.', '10'],
    note: ['Nota', 'Para nosotros.', 'Urge'],
  },
};

/** Returns what Strapi stores for a type without custom configuration. */
function untouched(fields = FIELDS): Configuration {
  const metadata = (name: string) => ({
    edit:
      name === 'id'
        ? {}
        : { label: name, description: '', placeholder: '', visible: true, editable: true },
    list: { label: name, searchable: true, sortable: true },
  });
  return {
    settings: {
      searchable: true,
      pageSize: 10,
      mainField: 'name',
      defaultSortBy: 'name',
      defaultSortOrder: 'ASC',
    },
    metadatas: Object.fromEntries(fields.map((name) => [name, metadata(name)])),
    layouts: {
      list: fields.slice(0, 4),
      edit: [
        [
          { name: 'name', size: 6 },
          { name: 'note', size: 6 },
        ],
        [{ name: 'price', size: 4 }],
      ],
    },
  };
}

/** Round-trips through JSON, like the database. */
const copy = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

const sizeOf = (field: string) => (field === 'price' ? 4 : 6);

function merge(stored: Configuration, before?: Written, now: CollectionView = view) {
  const desired = buildConfiguration(now, Object.keys(stored.metadatas), () => undefined);
  return mergeView({ stored, desired, before }, sizeOf);
}

function written() {
  const { configuration, written: before } = merge(untouched());
  return { configuration: copy(configuration), before };
}

describe('mergeView', () => {
  it('replaces untouched parts', () => {
    const { configuration, kept } = merge(untouched());
    expect(kept).toEqual([]);
    expect(configuration.settings).toMatchObject({ pageSize: 50, searchable: true });
    expect(configuration.metadatas.name).toEqual({
      edit: {
        label: 'Nombre',
        description: 'Como se lee.',
        placeholder: 'Ej. Lector',
        visible: true,
        editable: true,
      },
      list: { label: 'Nombre', searchable: true, sortable: true },
    });
    expect(configuration.layouts).toEqual({
      list: ['name', 'price'],
      edit: [
        [
          { name: 'name', size: 8 },
          { name: 'price', size: 4 },
        ],
        [{ name: 'note', size: 12 }],
      ],
    });
  });

  it('is idempotent', () => {
    const { configuration, before } = written();
    const again = merge(configuration, before);
    expect(again.configuration).toEqual(configuration);
    expect(again.written).toEqual(before);
    expect(again.kept).toEqual([]);
  });

  it('keeps parts that staff changed before the first run', () => {
    const stored = untouched();
    stored.layouts.list = ['name', 'note'];
    stored.layouts.edit = [[{ name: 'name', size: 12 }]];
    stored.settings.pageSize = 20;
    stored.metadatas.note!.edit.label = 'Apunte';
    const { configuration, kept } = merge(stored);
    expect(kept).toEqual(['settings', 'columns', 'editor', 'note']);
    expect(configuration.layouts).toEqual(stored.layouts);
    expect(configuration.metadatas.note).toEqual(stored.metadatas.note);
    expect(configuration.metadatas.name?.edit.label).toBe('Nombre');
  });

  it('applies changes of the code except to parts that staff changed', () => {
    const { configuration, before } = written();
    configuration.layouts.list = ['name'];
    const next = { ...view, columns: ['name', 'note'], pageSize: 20 as const };
    const merged = merge(configuration, before, next);
    expect(merged.kept).toEqual(['columns']);
    expect(merged.configuration.layouts.list).toEqual(['name']);
    expect(merged.configuration.settings.pageSize).toBe(20);
    expect(merge(merged.configuration, merged.written, next).kept).toEqual(['columns']);
  });

  it('manages a part again after staff reverted their change', () => {
    const { configuration, before } = written();
    const changed = copy(configuration);
    changed.layouts.list = ['price'];
    const { written: after } = merge(changed, before);
    const next = { ...view, columns: ['note'] };
    expect(merge(configuration, after, next).configuration.layouts.list).toEqual(['note']);
  });

  it('does not treat added and removed fields of the schema as changes by staff', () => {
    const { configuration, before } = written();
    const grown = copy(configuration);
    grown.metadatas.color = { edit: { label: 'color' }, list: { label: 'color' } };
    grown.layouts.edit.push([{ name: 'color', size: 6 }]);
    grown.layouts.list.push('color');
    const wider = { ...view, editor: [...view.editor, [{ name: 'color', size: 12 }]] };
    expect(merge(grown, before, wider).kept).toEqual([]);

    const shrunk = copy(configuration);
    delete shrunk.metadatas.price;
    shrunk.layouts = {
      list: ['name'],
      edit: [[{ name: 'name', size: 8 }], [{ name: 'note', size: 12 }]],
    };
    const editor = [[{ name: 'name', size: 12 }], [{ name: 'note', size: 12 }]];
    const narrower = { ...view, columns: ['name'], editor };
    expect(merge(shrunk, before, narrower).kept).toEqual([]);
  });
});
