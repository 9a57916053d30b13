import { render, screen } from '@testing-library/react';
import { ClientLogos } from './client-logos.tsx';

const make = (name: string, url: string | null, slug?: string) => ({
  ...{ id: name, name, url, logo: null },
  case: slug ? { slug } : null,
});

test('a logo leads to the case of the client, otherwise to its site', () => {
  render(
    <ClientLogos
      clients={[
        make('Raizana', 'https://raizana.example', 'tiendas-raizana'),
        make('Tlacol', 'https://tlacol.example'),
        make('Aluné', null),
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Caso de Raizana' })).toHaveAttribute(
    'href',
    '/portafolio/tiendas-raizana',
  );
  expect(screen.getByRole('link', { name: /^Tlacol/ })).toHaveAttribute(
    'href',
    'https://tlacol.example',
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
