import { fieldsOf } from '../../../../content-model/fields-of';
import { check{{pascalCase name}} } from '../check-{{kebabCase name}}';

const schema = { attributes: { name: { type: 'string' } } };

function problemsOf(name: string) {
  const entry = { uid: 'api::product.product', schema, components: {}, values: { name } };
  return check{{pascalCase name}}(fieldsOf(entry));
}

describe('check{{pascalCase name}}', () => {
  it('rejects {{kebabCase name}}', () => {
    expect(problemsOf('{{kebabCase name}}')).toEqual([
      { path: ['name'], message: expect.stringContaining('{{message}}') },
    ]);
  });

  it('accepts other texts', () => {
    expect(problemsOf('Impresora térmica')).toEqual([]);
  });
});
