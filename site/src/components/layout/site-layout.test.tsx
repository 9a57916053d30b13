import { act, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { chatReference } from '@tequiora/cms/contracts/chat-reference.ts';
import { axe } from '../../../test/axe.ts';
import { FakeIntersectionObserver } from '../../../test/browser-mocks.ts';
import { chatText } from '../../../test/chat-text.ts';
import { HastyButton, isHydrated, serve } from '../../../test/serve.tsx';
import { makeSettings } from '../../../test/settings.ts';
import type { SiteSettings } from './settings-provider.tsx';
import { SiteLayout } from './site-layout.tsx';

function renderLayout(settings: SiteSettings | null) {
  return render(
    <SiteLayout settings={settings} path="/">
      <h1>Página</h1>
    </SiteLayout>,
  );
}

test('has the six navigation links in order', () => {
  renderLayout(makeSettings());
  const bar = screen.getByRole('navigation', { name: 'Principal' });
  expect(
    within(bar)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/productos', '/servicios', '/portafolio', '/sobre-nosotros', '/contacto']);
  expect(within(bar).getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
});

test('Contáctanos and the floating button open a chat with the greeting in a new tab', () => {
  renderLayout(makeSettings());
  const chat = `Hola, quiero saber de sus servicios\nRef. ${chatReference('/')}`;
  for (const name of [/^Contáctanos/, /^Escríbenos por WhatsApp/]) {
    const links = screen.getAllByRole('link', { name });
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(chatText(link)).toBe(chat);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAccessibleName(/se abre en una pestaña nueva/);
    }
  }
});

test('the floating button leaves its corner while a control of the page is in it', () => {
  render(
    <SiteLayout settings={makeSettings()} path="/">
      <button type="button">Enviar mensaje</button>
    </SiteLayout>,
  );
  const control = screen.getByRole('button', { name: 'Enviar mensaje' });
  const floating = screen.getByRole('complementary', { name: 'Contacto rápido' });
  act(() => FakeIntersectionObserver.show(control));
  expect(floating).toHaveAttribute('data-floating', 'away');
  act(() => FakeIntersectionObserver.show(control, false));
  expect(floating).toHaveAttribute('data-floating', 'resting');
});

test('the floating button notices a control that the page adds later', async () => {
  render(
    <SiteLayout settings={makeSettings()} path="/">
      <h1>Página</h1>
    </SiteLayout>,
  );
  const added = document.createElement('button');
  screen.getByRole('main').append(added);
  await waitFor(() => {
    act(() => FakeIntersectionObserver.show(added));
    expect(screen.getByRole('complementary')).toHaveAttribute('data-floating', 'away');
  });
});

test('the footer has quick links, contact details, network placeholders and the year', () => {
  renderLayout(makeSettings());
  const footer = within(screen.getByRole('contentinfo'));
  const quick = footer.getByRole('navigation', { name: 'Enlaces rápidos' });
  expect(
    within(quick)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Productos', 'Servicios', 'Portafolio', 'Sobre Nosotros', 'Blog']);
  expect(footer.getByRole('link', { name: '951 123 4567' })).toHaveAttribute(
    'href',
    'tel:+529511234567',
  );
  expect(footer.getByRole('link', { name: 'hola@tequiora.example' })).toHaveAttribute(
    'href',
    'mailto:hola@tequiora.example',
  );
  expect(footer.getByText('Oaxaca de Juárez, Oaxaca, México')).toBeInTheDocument();
  expect(footer.getByText('Facebook (próximamente)')).toBeInTheDocument();
  expect(footer.queryByRole('link', { name: /Facebook/ })).not.toBeInTheDocument();
  expect(footer.getByText(`© ${new Date().getFullYear()} Tequiora`)).toBeInTheDocument();
});

test('links to the contact page while the CMS has no settings', async () => {
  const { container } = renderLayout(null);
  for (const link of screen.getAllByRole('link', { name: /^(Contáctanos|Escríbenos)/ })) {
    expect(link).toHaveAttribute('href', '/contacto');
    expect(link).not.toHaveAttribute('target');
  }
  expect(await axe(container)).toHaveNoViolations();
});

test('the skip link comes first and leads to the content', () => {
  const { container } = renderLayout(makeSettings());
  const first = container.querySelector('a');
  expect(first).toHaveTextContent('Saltar al contenido');
  expect(document.querySelector(first?.getAttribute('href') ?? '-')).toBe(screen.getByRole('main'));
});

const SETTINGS = makeSettings();

/** Goes to another page after the layout is hydrated, before its footer is. */
function HastyVisit() {
  const [path, setPath] = useState('/');
  return (
    <SiteLayout settings={SETTINGS} path={path}>
      <h1>{path}</h1>
      <HastyButton onClick={() => setPath('/contacto')} />
    </SiteLayout>
  );
}

test('the footer is hydrated also when the visitor has gone to another page before', async () => {
  const page = serve(<HastyVisit />);
  const footer = screen.getByRole('contentinfo');
  page.hydrate();
  await screen.findByRole('heading', { name: '/contacto' });
  await waitFor(() => expect(isHydrated(footer)).toBe(true));
  expect(page.onRecoverableError.mock.calls).toEqual([]);
  expect(screen.getByRole('contentinfo')).toBe(footer);
});
