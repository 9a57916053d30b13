import { fireEvent } from '@testing-library/react';
import { WRITTEN, writeInPlace } from './write-in-place.ts';

const text = { path: 'title', value: 'Vende *más*', label: 'Título', isMultiline: false };
let element: HTMLElement;
let written: string[];
let ends: number;

function start(overrides: Partial<typeof text> = {}) {
  document.body.innerHTML = '<h1 id="inicio" class="grande">Vende <em>más</em></h1>';
  element = document.querySelector('h1') as HTMLElement;
  written = [];
  ends = 0;
  const end = writeInPlace(
    element,
    { ...text, ...overrides },
    { onWrite: (value) => written.push(value), onEnd: () => (ends += 1) },
  );
  const writer = document.querySelector('[role=textbox]') as HTMLElement;
  return { writer, end };
}

function type(writer: HTMLElement, value: string): void {
  writer.textContent = value;
  fireEvent.input(writer);
}

test('writes in a copy of the element, which React can change at the same time', () => {
  const { writer, end } = start();
  expect(writer).toHaveTextContent('Vende *más*');
  expect(writer).toHaveAttribute('aria-label', 'Título');
  expect(writer).toHaveClass('grande');
  expect(writer).not.toHaveAttribute('id');
  expect(element).toHaveAttribute(WRITTEN);
  type(writer, 'Vende mejor');
  element.textContent = 'Vende mejor';
  end();
  expect(written).toEqual(['Vende mejor']);
  expect(document.body.innerHTML).toBe('<h1 id="inicio" class="grande">Vende mejor</h1>');
});

test.each([
  ['Enter', ['Otro']],
  ['Escape', ['Otro', 'Vende *más*']],
])('%s ends it', (key, values) => {
  const { writer } = start();
  type(writer, 'Otro');
  fireEvent.keyDown(writer, { key });
  expect(written).toEqual(values);
  expect(ends).toBe(1);
  expect(writer.isConnected).toBe(false);
});

test('leaving ends it, once', () => {
  const { writer, end } = start();
  fireEvent.blur(writer);
  end();
  expect(ends).toBe(1);
});

test('a text of one line keeps no line breaks, a longer one does', () => {
  type(start().writer, 'Uno\ndos');
  expect(written).toEqual(['Uno dos']);
  const { writer } = start({ isMultiline: true });
  type(writer, 'Uno\ndos\n');
  expect(written).toEqual(['Uno\ndos']);
  fireEvent.keyDown(writer, { key: 'Enter' });
  expect(ends).toBe(0);
});

test('Enter of an input method does not end it', () => {
  const { writer } = start();
  fireEvent.keyDown(writer, { key: 'Enter', isComposing: true });
  expect(ends).toBe(0);
});
