import { render, screen } from '@testing-library/react';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { ImageServiceCard } from '#src/sections/services/image-service-card.tsx';
import { ProductCard } from '#src/sections/shared/product-card.tsx';
import { makeProduct } from '../../../test/products.ts';
import { makeSettings } from '../../../test/settings.ts';
import { PicturePlaceholder } from './picture-placeholder.tsx';
import { Picture } from './picture.tsx';

const placeholderOf = (container: HTMLElement) => container.querySelector('[data-placeholder]');

it('shows the initials of a product without a picture, hidden from assistive technology', () => {
  const product = { ...makeProduct({ name: 'Báscula de mostrador' }), image: null };
  const { container } = render(<ProductCard product={product} />);
  expect(placeholderOf(container)).toHaveTextContent('BM');
  expect(placeholderOf(container)).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('img')).toBeNull();
});

it('shows the icon of a service without a picture', () => {
  const service = {
    slug: 'logotipo',
    name: 'Logotipo',
    description: 'Tu marca.',
    features: [],
    priceMin: 1,
    priceMax: null,
    tax: null,
    deliveryTime: null,
    icon: 'palette',
    chatSummary: null,
    chat: [],
    image: null,
  };
  const { container } = render(
    <SettingsProvider settings={makeSettings()}>
      <ImageServiceCard service={service} />
    </SettingsProvider>,
  );
  expect(placeholderOf(container)?.querySelector('svg')).toBeInTheDocument();
  expect(placeholderOf(container)).toHaveTextContent('');
});

it('uses a dark stage with the gradient of the entry', () => {
  const { container } = render(<PicturePlaceholder name="Hotel" gradient="noche" ratio="4 / 3" />);
  expect(placeholderOf(container)).toHaveAttribute('data-scope', 'dark');
  expect(placeholderOf(container)).toHaveStyle({ aspectRatio: '4 / 3' });
});

it('keeps the aspect ratio of the picture and replaces a missing file', () => {
  const placeholder = <PicturePlaceholder name="Caja" />;
  const { container, rerender } = render(
    <Picture
      media={{ url: '/caja.webp', alternativeText: 'Una caja' }}
      placeholder={placeholder}
    />,
  );
  expect(screen.getByRole('img', { name: 'Una caja' })).toBeInTheDocument();
  expect(placeholderOf(container)).toBeNull();
  rerender(<Picture media={{ localFile: null }} placeholder={placeholder} />);
  expect(placeholderOf(container)).toBeInTheDocument();
});
