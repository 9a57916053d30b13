import { fieldsOf } from '../../../../content-model/fields-of';
import { {{camelCase name}}Check } from '../check-{{kebabCase name}}';

const schema = { attributes: { name: { type: 'string' } } };

function problemsOf(name: string) {
  const entry = { uid: 'api::product.product', schema, components: {}, values: { name } };
  return {{camelCase name}}Check({ ...entry, fields: fieldsOf(entry) });
}

describe('{{camelCase name}}Check', () => {
  it('rejects {{kebabCase name}}', () => {
    expect(problemsOf('{{kebabCase name}}')).toEqual([
      { path: ['name'], message: expect.stringContaining('{{message}}') },
    ]);
  });

  it('accepts other texts', () => {
    expect(problemsOf('Impresora térmica')).toEqual([]);
  });
});
