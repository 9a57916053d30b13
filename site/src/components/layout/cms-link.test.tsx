import { render, screen } from '@testing-library/react';
import { chatReference } from '@tequiora/cms/contracts/chat-reference.ts';
import { chatText } from '../../../test/chat-text.ts';
import { makeSettings } from '../../../test/settings.ts';
import { CmsLink, type CmsLinkValue } from './cms-link.tsx';
import { SettingsProvider } from './settings-provider.tsx';

function renderLink(link: CmsLinkValue | null, settings = makeSettings()) {
  return render(
    <SettingsProvider settings={settings} path="/servicios">
      <CmsLink link={link} />
    </SettingsProvider>,
  );
}

test('links to a page of the site', () => {
  renderLink({ label: 'Ver productos', target: 'enlace', href: '/productos' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/productos');
});

test('opens a chat with its own message and the reference of the page', () => {
  renderLink({ label: 'Cotizar', target: 'whatsapp', message: 'Quiero un chatbot' });
  expect(chatText(screen.getByRole('link'))).toBe(
    `Quiero un chatbot\nRef. ${chatReference('/servicios')}`,
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
