import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../test/axe.ts';
import { makeSettings } from '../../../test/settings.ts';
import type { Menu } from './site-frame.tsx';
import { SiteLayout } from './site-layout.tsx';

const MENU: Menu = {
  entries: [
    { label: 'Inicio', href: '/', links: [] },
    {
      label: 'Soluciones',
      href: '/servicios',
      links: [
        { label: 'Para restaurantes', href: '/restaurantes' },
        { label: 'Para hoteles', href: '/hoteles' },
      ],
    },
    { label: 'Tienda', href: 'https://tienda.example', links: [] },
  ],
  contactLabel: 'Cotiza ya',
  columns: [
    { title: 'Empresa', links: [{ label: 'Nosotros', href: '/sobre-nosotros' }] },
    { title: 'Ayuda', links: [{ label: 'Blog', href: '/blog' }] },
  ],
  contactTitle: 'Habla con nosotros',
  closing: null,
};

function renderAt(path: string) {
  return render(
    <SiteLayout settings={makeSettings()} frame={{ menu: MENU, announcements: [] }} path={path}>
      <h1>Página</h1>
    </SiteLayout>,
  );
}

const principal = () => within(screen.getByRole('navigation', { name: 'Principal' }));
const summary = () => principal().getByText('Soluciones', { selector: 'summary *' });
const details = () => summary().closest('details');

test('header and footer have the links, headings and labels of the menu', async () => {
  const { container } = renderAt('/');
  expect(principal().getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
  expect(principal().getByRole('link', { name: /^Tienda/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /^Cotiza ya/ })).toBeInTheDocument();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { name: 'Habla con nosotros' })).toBeInTheDocument();
  for (const title of ['Empresa', 'Ayuda']) {
    expect(footer.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(footer.getByRole('navigation', { name: title })).toBeInTheDocument();
  }
  expect(footer.queryByText('Hecho en Oaxaca')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('the links below an entry follow its own page, and open without scripts', () => {
  renderAt('/');
  expect(details()).toHaveProperty('open', false);
  const links = within(details() as HTMLElement).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/servicios',
    '/restaurantes',
    '/hoteles',
  ]);
});

test('the links below an entry close with Escape, another focus and another page', async () => {
  const user = userEvent.setup();
  const { rerender } = renderAt('/');
  await user.click(summary());
  expect(details()).toHaveProperty('open', true);
  await user.keyboard('{Escape}');
  expect(details()).toHaveProperty('open', false);

  await user.click(summary());
  await user.click(screen.getByRole('heading', { name: 'Página' }));
  expect(details()).toHaveProperty('open', false);

  await user.click(summary());
  rerender(
    <SiteLayout settings={makeSettings()} frame={{ menu: MENU, announcements: [] }} path="/hoteles">
      <h1>Página</h1>
    </SiteLayout>,
  );
  expect(details()).toHaveProperty('open', false);
  expect(details()?.querySelector('summary')).toHaveAttribute('data-current');
});

test('the menu of a phone lists them below their entry', () => {
  renderAt('/hoteles');
  const menu = document.getElementById('menu') as HTMLElement;
  const link = within(menu).getByRole('link', { name: 'Para hoteles', hidden: true });
  expect(link).toHaveAttribute('aria-current', 'page');
});
