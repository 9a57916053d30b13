import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { axe } from '../../../test/axe.ts';
import { setMedia } from '../../../test/browser-mocks.ts';
import { makeSettings } from '../../../test/settings.ts';
import { SiteLayout } from './site-layout.tsx';

function renderPage() {
  return render(
    <SiteLayout settings={makeSettings()} path="/portafolio/hotel-casa-yelvia">
      <h1>Página</h1>
    </SiteLayout>,
  );
}

function toggle(name: string) {
  return screen.getByRole('button', { name });
}

test('opens with the toggle, exposes its state and makes the content behind it inert', async () => {
  const { container } = renderPage();
  expect(toggle('Abrir menú')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle('Abrir menú'));
  expect(toggle('Cerrar menú')).toHaveAttribute('aria-expanded', 'true');
  expect(container.querySelector('main')).toHaveProperty('inert', true);
  expect(await axe(container)).toHaveNoViolations();
});

test('works without JavaScript through the popover attributes of the button', () => {
  renderPage();
  const panel = document.getElementById(toggle('Abrir menú').getAttribute('popovertarget') ?? '');
  expect(panel).toHaveAttribute('popover', 'auto');
});

test('closes with the toggle, with Escape, when a link is chosen and on a wide window', async () => {
  const user = userEvent.setup();
  const { container } = renderPage();
  const main = container.querySelector('main');

  await user.click(toggle('Abrir menú'));
  await user.click(toggle('Cerrar menú'));
  expect(toggle('Abrir menú')).toBeInTheDocument();
  expect(main).toHaveProperty('inert', false);

  await user.click(toggle('Abrir menú'));
  await user.keyboard('{Escape}');
  expect(toggle('Abrir menú')).toBeInTheDocument();

  await user.click(toggle('Abrir menú'));
  const link = document.querySelector<HTMLElement>('#menu a[href="/servicios"]');
  link?.addEventListener('click', (event) => event.preventDefault());
  act(() => link?.click());
  expect(toggle('Abrir menú')).toBeInTheDocument();

  await user.click(toggle('Abrir menú'));
  act(() => setMedia({ '(min-width: 48rem)': true }));
  expect(toggle('Abrir menú')).toBeInTheDocument();
});

test('highlights the section of a nested page', () => {
  renderPage();
  for (const link of document.querySelectorAll('nav a[aria-current="page"]')) {
    expect(link).toHaveTextContent('Portafolio');
  }
  expect(document.querySelectorAll('nav a[aria-current="page"]')).toHaveLength(2);
});

describe('in a browser without popovers', () => {
  const prototype = HTMLElement.prototype;
  const { hidePopover, matches } = prototype;
  beforeEach(() => {
    Reflect.deleteProperty(prototype, 'hidePopover');
    jest.spyOn(prototype, 'matches').mockImplementation(function check(this: Element, selector) {
      if (!selector.includes('popover')) return matches.call(this, selector);
      throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError');
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    prototype.hidePopover = hidePopover;
  });

  test('opens and closes with the toggle, with Escape and when a link is chosen', async () => {
    const user = userEvent.setup();
    const { container } = renderPage();
    const panel = document.getElementById('menu');
    await user.click(await screen.findByRole('button', { name: 'Abrir menú' }));
    expect(toggle('Cerrar menú')).toHaveAttribute('aria-expanded', 'true');
    expect(panel).toHaveAttribute('data-shown');
    expect(container.querySelector('main')).toHaveProperty('inert', true);
    await user.click(toggle('Cerrar menú'));
    expect(panel).not.toHaveAttribute('data-shown');

    await user.click(toggle('Abrir menú'));
    await user.keyboard('{Escape}');
    expect(panel).not.toHaveAttribute('data-shown');
    expect(document.documentElement.style.overflow).toBe('');

    await user.click(toggle('Abrir menú'));
    const link = document.querySelector<HTMLElement>('#menu a[href="/servicios"]');
    link?.addEventListener('click', (event) => event.preventDefault());
    act(() => link?.click());
    expect(panel).not.toHaveAttribute('data-shown');
  });

  test('offers a link to the menu without scripts', () => {
    const { container } = renderPage();
    expect(container.querySelector('noscript')).toBeInTheDocument();
    const html = renderToStaticMarkup(
      <SiteLayout settings={makeSettings()} path="/">
        <h1>Página</h1>
      </SiteLayout>,
    );
    expect(html).toMatch(/<noscript><a href="#menu" aria-label="Abrir menú"/);
  });
});
