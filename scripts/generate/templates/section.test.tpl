import { render, screen, within } from '@testing-library/react';
import { {{pascalCase name}} } from './{{kebabCase name}}.tsx';

const items = [
  { title: 'Primero', description: 'Uno de dos.' },
  { title: 'Segundo', description: null },
];

test('shows the title and every item', () => {
  render(<{{pascalCase name}} content={ { {{camelCase name}}Head: null, {{camelCase name}}: items } } />);
  const section = within(screen.getByRole('region', { name: '{{title}}' }));
  expect(section.getAllByRole('listitem')).toHaveLength(2);
});

test('disappears without items', () => {
  const { container } = render(
    <{{pascalCase name}} content={ { {{camelCase name}}Head: null, {{camelCase name}}: [] } } />,
  );
  expect(container).toBeEmptyDOMElement();
});
