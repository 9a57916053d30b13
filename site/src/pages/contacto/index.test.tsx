import { screen, within } from '@testing-library/react';
import { ENQUIRY_TYPE_OPTIONS } from '@tequiora/cms/contracts/enquiry.ts';
import { axe } from '../../../test/axe.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { makeSettings } from '../../../test/settings.ts';
import ContactPage from './index.tsx';

const data: Queries.ContactPageQuery = {
  page: {
    shareCard: '/static/compartir/contacto.jpg',
    hero: {
      kicker: null,
      title: 'Cuéntanos *qué necesitas*',
      description: null,
      image: null,
      primaryCta: null,
      secondaryCta: null,
      figures: [],
    },
    formTitle: 'Escríbenos',
    formTexts: null,
    formDescription: null,
    replyNote: 'Normalmente respondemos en menos de 24 horas.',
    mapTitle: 'Mapa próximamente',
    mapImage: null,
    seo: null,
  },
  privacy: { version: '2026-10' },
};

const MAPS = 'https://maps.google.com/?q=Oaxaca';

const show = (content = data) =>
  renderPage(ContactPage, content, { settings: makeSettings({ mapsUrl: MAPS }) });

test('has no accessibility violations', async () => {
  const { container } = show();
  expect(await axe(container)).toHaveNoViolations();
});

test('has fields for name, email, phone, type and message, of which only the phone is optional', () => {
  show();
  for (const name of [/Nombre completo/, /^Correo/, /^Mensaje/]) {
    expect(screen.getByRole('textbox', { name })).toBeRequired();
  }
  expect(
    screen.getByRole('textbox', { name: 'Teléfono (opcional, 10 dígitos)' }),
  ).not.toBeRequired();
  const type = screen.getByRole('combobox', { name: /Tipo de consulta/ });
  const options = within(type).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(Object.values(ENQUIRY_TYPE_OPTIONS));
});

test('shows every other contact option', () => {
  show();
  expect(screen.getByRole('link', { name: '951 123 4567' })).toHaveAttribute(
    'href',
    'tel:+529511234567',
  );
  expect(screen.getByRole('link', { name: 'hola@tequiora.example' })).toHaveAttribute(
    'href',
    'mailto:hola@tequiora.example',
  );
  expect(screen.getByText('Oaxaca de Juárez, Oaxaca, México')).toBeVisible();
  expect(screen.getByText('Lunes a viernes, 9:00–18:00')).toBeVisible();
  expect(screen.getByText('Normalmente respondemos en menos de 24 horas.')).toBeVisible();
  const chat = screen.getByRole('link', { name: /^Escríbenos por WhatsApp/ });
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/529517654321\?text=Hola/);
});

test('labels the map and links to an external one', () => {
  show();
  const place = within(screen.getByRole('region', { name: 'Ubicación' }));
  expect(place.getByText('Mapa próximamente')).toBeVisible();
  expect(place.getByRole('link', { name: /Google Maps/ })).toHaveAttribute('href', MAPS);
});

test('shows the form without page content in the CMS', () => {
  show({ page: null, privacy: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enviar mensaje' })).toBeVisible();
});
