import { fireEvent, render, screen } from '@testing-library/react';
import { FilterDate } from './filter-date.tsx';

function open(value = '') {
  const onChange = jest.fn();
  render(<FilterDate label="Desde" value={value} onChange={onChange} />);
  const field = screen.getByLabelText('Desde');
  const type = (next: string) => fireEvent.change(field, { target: { value: next } });
  return { field, type, onChange };
}

test('keeps a year that is being typed and applies the whole date once', () => {
  const { field, type, onChange } = open();
  for (const partial of ['0002-11-20', '0020-11-20', '0202-11-20']) {
    type(partial);
    expect(field).toHaveValue(partial);
  }
  expect(onChange).not.toHaveBeenCalled();
  type('2026-11-20');
  expect(field).toHaveValue('2026-11-20');
  fireEvent.blur(field);
  expect(onChange.mock.calls).toEqual([['2026-11-20']]);
});

test('applies a cleared date', () => {
  const { type, onChange } = open('2026-11-20');
  type('');
  expect(onChange.mock.calls).toEqual([['']]);
});

test.each([
  ['on Enter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })],
  ['when the focus leaves', (field: HTMLElement) => fireEvent.blur(field)],
])('applies an early year %s', (_when, finish) => {
  const { field, type, onChange } = open();
  type('1999-11-20');
  expect(onChange).not.toHaveBeenCalled();
  finish(field);
  expect(onChange.mock.calls).toEqual([['1999-11-20']]);
});

test('keeps a year of six digits with a message, and does not apply it', () => {
  const { field, type, onChange } = open('2026-11-20');
  type('202611-11-20');
  fireEvent.blur(field);
  expect(field).toHaveValue('202611-11-20');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Escribe el año con cuatro cifras, por ejemplo 2026');
  expect(onChange).not.toHaveBeenCalled();
  type('2026-11-21');
  expect(field).toBeValid();
  expect(onChange.mock.calls).toEqual([['2026-11-21']]);
});
