import { {{camelCase name}}Check } from '../check-{{kebabCase name}}';
import { checkedEntry } from './checked-entry';

const problemsOf = (name: string) =>
  {{camelCase name}}Check(checkedEntry('api::product.product', { name }));

describe('{{camelCase name}}Check', () => {
  it('finds {{kebabCase name}}', () => {
    expect(problemsOf('{{kebabCase name}}')).toEqual([
      { path: ['name'], message: '«Nombre» {{message}}.' },
    ]);
  });

  it('finds nothing in other texts', () => {
    expect(problemsOf('Impresora térmica')).toEqual([]);
  });
});
