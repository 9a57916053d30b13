import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAboutPage } from '../../../test/about.ts';
import { Timeline } from './timeline.tsx';

const rail = () => screen.getByRole('region', { name: 'Línea del tiempo' });

/** Sets the sizes that jsdom lacks: the rail shows 400 of 1200 px. */
function scrollRail(left: number) {
  Object.defineProperties(rail(), {
    scrollWidth: { value: 1200, configurable: true },
    clientWidth: { value: 400, configurable: true },
    scrollLeft: { value: left, configurable: true },
  });
  act(() => void fireEvent.scroll(rail()));
}

test('shows the years in order, independent of the order in the CMS', () => {
  render(<Timeline content={makeAboutPage()} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Dos personas',
    'Vender en línea',
    '200 proyectos',
  ]);
});

test('is focusable, so that the arrow keys scroll it', async () => {
  render(<Timeline content={makeAboutPage()} />);
  await userEvent.tab();
  expect(rail()).toHaveFocus();
});

test('renders no buttons when every year fits', () => {
  render(<Timeline content={makeAboutPage()} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('its buttons scroll it and are disabled at its ends', async () => {
  render(<Timeline content={makeAboutPage()} />);
  scrollRail(0);
  const scrollBy = jest.fn();
  rail().scrollBy = scrollBy;
  const back = screen.getByRole('button', { name: 'Años anteriores' });
  const forward = screen.getByRole('button', { name: 'Años siguientes' });
  expect(back).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(forward);
  expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 320 }));
  scrollRail(800);
  expect(back).toHaveAttribute('aria-disabled', 'false');
  expect(forward).toHaveAttribute('aria-disabled', 'true');
});

test('renders nothing without years', () => {
  const { container } = render(<Timeline content={makeAboutPage({ timeline: [] })} />);
  expect(container).toBeEmptyDOMElement();
});
