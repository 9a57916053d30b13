import { render, screen } from '@testing-library/react';
import { ButtonLink } from './button-link.tsx';

test('a site page opens in the same tab', () => {
  render(<ButtonLink to="/contacto">Escríbenos</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Escríbenos' });
  expect(link).toHaveAttribute('href', '/contacto');
  expect(link).not.toHaveAttribute('target');
});

test('another site opens in a new tab, is announced as such and gets no referrer', () => {
  render(<ButtonLink href="https://example.com">Ver mapa</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Ver mapa (se abre en una pestaña nueva)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a telephone link is left to the browser', () => {
  render(<ButtonLink href="tel:+529511234567">Llamar</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Llamar' })).not.toHaveAttribute('target');
});
