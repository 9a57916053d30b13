import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../test/axe.ts';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

test('an error is associated with its field and replaces the hint', () => {
  const error = 'El nombre debe tener al menos 2 caracteres';
  const { rerender } = render(<TextInput id="n" label="Nombre" hint="Como te llamas" />);
  const input = screen.getByLabelText('Nombre');
  expect(input).toHaveAccessibleDescription('Como te llamas');
  expect(input).toBeValid();

  rerender(<TextInput id="n" label="Nombre" hint="Como te llamas" error={error} />);
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(screen.getByText('Como te llamas')).not.toBeVisible();
});

test('a required field is announced as required, and its mark is hidden from screen readers', () => {
  render(<TextInput id="n" label="Nombre" isRequired />);
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toBeRequired();
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
});

test('the counter follows the text length', async () => {
  render(<TextArea id="m" label="Mensaje" limit={1000} />);
  expect(screen.getByText('0/1,000')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Mensaje'), 'Hola');
  expect(screen.getByText('4/1,000')).toBeInTheDocument();
});

test('the fields have no accessibility violations', async () => {
  const { container } = render(
    <form>
      <TextInput id="n" label="Nombre" isRequired error="Falta" hint="Ayuda" />
      <Select id="t" label="Tipo" options={[{ value: 'producto', label: 'Producto' }]} />
      <TextArea id="m" label="Mensaje" isRequired limit={10} />
    </form>,
  );
  expect(await axe(container)).toHaveNoViolations();
});
