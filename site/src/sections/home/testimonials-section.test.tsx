import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { makeTestimonial, times } from '../../../test/home.ts';
import { TestimonialsSection } from './testimonials-section.tsx';

function show(count: number) {
  const testimonials = times(count, (number) => makeTestimonial(number));
  return render(<TestimonialsSection head={null} testimonials={testimonials} />);
}

const slide = (number: number, count = 5) =>
  screen.getByRole('group', { name: `${number} de ${count}`, hidden: true });

function isShown(number: number) {
  return !slide(number).hasAttribute('inert');
}

function wait(milliseconds: number) {
  act(() => void jest.advanceTimersByTime(milliseconds));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('rotates every 6 s and wraps to the first', () => {
  show(5);
  wait(5999);
  expect(isShown(1)).toBe(true);
  wait(1);
  expect(isShown(2)).toBe(true);
  for (let slide = 0; slide < 4; slide += 1) wait(6000);
  expect(isShown(1)).toBe(true);
});

test('pauses for 10 s after a choice of the visitor', () => {
  show(5);
  fireEvent.click(screen.getByRole('button', { name: 'Ver testimonio de Empresa 4' }));
  wait(9999);
  expect(isShown(4)).toBe(true);
  wait(1);
  wait(6000);
  expect(isShown(5)).toBe(true);
});

test('goes back from the first to the last', () => {
  show(5);
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(isShown(5)).toBe(true);
});

test('shows the author, a text alternative of the stars, and the results', () => {
  show(5);
  const first = within(slide(1));
  expect(first.getByText('«Palabras 1»')).toBeInTheDocument();
  expect(first.getByText('Directora · Empresa 1')).toBeInTheDocument();
  expect(first.getByText('Calificación: 5 de 5')).toBeInTheDocument();
  expect(first.getByText('Ocupación')).toBeInTheDocument();
  expect(first.getByText('71%')).toBeInTheDocument();
  expect(first.getByText('+34%')).toBeInTheDocument();
});

test('a single testimonial has no controls', () => {
  show(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('renders nothing without testimonials', () => {
  const { container } = show(0);
  expect(container).toBeEmptyDOMElement();
});
