import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { chatReference } from '@tequiora/cms/contracts/chat-reference.ts';
import { chatText } from '../../../test/chat-text.ts';
import { makeSlide, times } from '../../../test/home.ts';
import { makeSettings } from '../../../test/settings.ts';
import { insertStyles } from '../../../test/styles.ts';
import { HeroSection } from './hero-section.tsx';

insertStyles();

function show(count: number, first: Parameters<typeof makeSlide>[1] = {}) {
  return render(
    <SettingsProvider settings={makeSettings()}>
      <HeroSection
        slides={times(count, (number) => makeSlide(number, number === 1 ? first : {}))}
      />
    </SettingsProvider>,
  );
}

function slide(number: number, count = 4) {
  const groups = screen.getAllByRole('group', { hidden: true });
  const named = groups.find(
    (group) => group.getAttribute('aria-label') === `${number} de ${count}`,
  );
  if (!named) throw new Error(`There is no slide ${number} of ${count}.`);
  return named;
}

/** Returns the number of the visible, focusable slide. */
function current(count = 4) {
  const reachable = times(count, (number) => number).filter(
    (number) => !slide(number, count).hasAttribute('inert'),
  );
  expect(reachable).toHaveLength(1);
  return reachable[0];
}

function wait(milliseconds: number) {
  act(() => void jest.advanceTimersByTime(milliseconds));
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows a slide for 7 s and wraps to the first', () => {
  show(4);
  wait(6999);
  expect(current()).toBe(1);
  wait(1);
  expect(current()).toBe(2);
  for (let slide = 0; slide < 3; slide += 1) wait(7000);
  expect(current()).toBe(1);
});

test('pauses for 15 s after a choice of the visitor', () => {
  show(4);
  press('Solución 3');
  expect(current()).toBe(3);
  wait(14_999);
  expect(current()).toBe(3);
  wait(1);
  wait(7000);
  expect(current()).toBe(4);
});

test('wraps in both directions with its arrows', () => {
  show(4);
  press('Anterior');
  expect(current()).toBe(4);
  press('Siguiente');
  expect(current()).toBe(1);
});

test('arrow keys change the slide, and the focus leaves a hidden slide', () => {
  show(4);
  const link = within(slide(1)).getByRole('link', { name: 'Ver 1' });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: 'ArrowRight' });
  expect(current()).toBe(2);
  expect(screen.getByRole('button', { name: 'Solución 2' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
  expect(current()).toBe(4);
  expect(screen.getByRole('button', { name: 'Solución 4' })).toHaveFocus();
});

test('leaves keys with a modifier, such as Alt+Left for going back, to the browser', () => {
  show(4);
  const link = within(slide(1)).getByRole('link', { name: 'Ver 1' });
  act(() => link.focus());
  expect(fireEvent.keyDown(link, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(current()).toBe(1);
});

test('touch swipes change the slide, mouse drags select text', () => {
  show(4);
  const swipe = (pointerType: string, from: number, to: number) => {
    const track = slide(1).parentElement as Element;
    const at = (clientX: number) => ({ pointerType, isPrimary: true, clientX, clientY: 300 });
    fireEvent.pointerDown(track, at(from));
    fireEvent.pointerUp(track, at(to));
  };
  swipe('mouse', 300, 100);
  expect(current()).toBe(1);
  swipe('touch', 300, 100);
  expect(current()).toBe(2);
  swipe('touch', 100, 120);
  expect(current()).toBe(2);
  swipe('touch', 100, 300);
  swipe('touch', 100, 300);
  expect(current()).toBe(4);
});

test('announces the position only after a change by the visitor', () => {
  show(4);
  wait(7000);
  expect(screen.queryByText('2 de 4: Solución 2')).not.toBeInTheDocument();
  press('Siguiente');
  expect(screen.getByText('3 de 4: Solución 3')).toHaveAttribute('aria-live', 'polite');
});

test('the pause button stops the rotation until it is clicked again', () => {
  show(4);
  press('Pausar rotación');
  wait(60_000);
  expect(current()).toBe(1);
  press('Reanudar rotación');
  wait(7000);
  expect(current()).toBe(2);
});

test('does not rotate while a visitor tries the system of a slide', async () => {
  show(4, { demo: 'caja' });
  press('Prueba la caja');
  await act(() => import('./till/till.tsx'));
  wait(60_000);
  expect(current()).toBe(1);
});

test('has one first-level heading in the HTML, and one accessible heading for every slide', () => {
  const { container } = show(4);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  for (const number of [1, 2, 3, 4]) {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Título ${number}`);
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  }
});

test('loads the first picture at once and each other picture one slide ahead', () => {
  show(4);
  const first = within(slide(1)).getByRole('img');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(within(slide(2)).queryByRole('img', { hidden: true })).not.toBeInTheDocument();
  wait(500);
  expect(within(slide(2)).getByRole('img', { hidden: true })).toHaveAttribute('loading', 'lazy');
  expect(within(slide(3)).queryByRole('img', { hidden: true })).not.toBeInTheDocument();
  press('Siguiente');
  expect(within(slide(3)).getByRole('img', { hidden: true })).toBeInTheDocument();
});

test('links to a chat with the message of the slide', () => {
  show(4);
  expect(chatText(within(slide(1)).getByRole('link', { name: /Pedir 1/ }))).toBe(
    `Hola, quiero una demostración\nRef. ${chatReference('/')}`,
  );
});

test('a single slide has no controls and does not rotate', () => {
  show(1);
  wait(60_000);
  expect(current(1)).toBe(1);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('supports any number of slides', () => {
  show(6);
  press('Solución 6');
  press('Siguiente');
  expect(current(6)).toBe(1);
});
