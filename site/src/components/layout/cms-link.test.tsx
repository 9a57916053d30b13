import { render, screen } from '@testing-library/react';
import { makeSettings } from '../../../test/settings.ts';
import { CmsLink, type CmsLinkValue } from './cms-link.tsx';
import { SettingsProvider } from './settings-provider.tsx';

function renderLink(link: CmsLinkValue | null, name?: string, settings = makeSettings()) {
  return render(
    <SettingsProvider settings={settings}>
      <CmsLink link={link} {...(name ? { name } : null)} />
    </SettingsProvider>,
  );
}

test('links to a page of the site', () => {
  renderLink({ label: 'Ver productos', target: 'enlace', href: '/productos' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/productos');
});

test('opens a chat with its own message and the name of the entry', () => {
  renderLink({ label: 'Cotizar', target: 'whatsapp', message: 'Quiero {nombre}' }, 'Chatbot');
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    'https://wa.me/529517654321?text=Quiero%20Chatbot',
  );
});

test('opens a chat with the general greeting when the link has no message', () => {
  renderLink({ label: 'Escríbenos', target: 'whatsapp', message: null });
  expect(screen.getByRole('link').getAttribute('href')).toContain('servicios');
});

test('renders nothing without a URL or without a link', () => {
  const { container, rerender } = renderLink({ label: 'Nada', target: 'enlace', href: null });
  expect(container).toBeEmptyDOMElement();
  rerender(<CmsLink link={null} />);
  expect(container).toBeEmptyDOMElement();
});
