import { render, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture } from './picture.tsx';

const gatsbyImageData: IGatsbyImageData = {
  layout: 'constrained',
  width: 1600,
  height: 1000,
  backgroundColor: '#0a1637',
  images: {
    fallback: { src: '/a.png', srcSet: '/a-480.png 480w, /a.png 1600w', sizes: '100vw' },
    sources: [{ type: 'image/webp', srcSet: '/a-480.webp 480w', sizes: '100vw' }],
  },
};
const built = {
  alternativeText: 'Pantalla de venta',
  localFile: { childImageSharp: { gatsbyImageData } },
};

test('renders the built sizes with dimensions and alt text, and loads lazily', () => {
  const { container } = render(<Picture media={built} slot={[{ width: '50vw' }]} />);
  const image = screen.getByRole('img', { name: 'Pantalla de venta' });
  expect(image).toHaveAttribute('src', '/a.png');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/a-480.webp 480w');
});

test('loads a priority picture eagerly', () => {
  render(<Picture media={built} isPriority />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('renders the original file where the build makes no sizes, and in the draft preview', () => {
  const { rerender } = render(<Picture media={{ localFile: { publicURL: '/logo.svg' } }} />);
  const image = () => document.querySelector('img');
  expect(image()).toHaveAttribute('src', '/logo.svg');
  expect(image()).toHaveAttribute('alt', '');
  rerender(<Picture media={{ url: '/uploads/a.webp', width: 800, height: 500 }} />);
  expect(image()).toHaveAttribute('src', '/uploads/a.webp');
});

test('crops around the focal point', () => {
  const focused = { ...built, focalPoint: { x: 20, y: 75 } };
  const { rerender } = render(<Picture media={focused} ratio="1" position="50% 40%" />);
  const image = () => screen.getByRole('img');
  expect(image()).toHaveStyle({ objectPosition: '20% 75%' });
  rerender(<Picture media={{ url: '/a.webp', focalPoint: { x: 0, y: 0 } }} ratio="1" />);
  expect(document.querySelector('img')).toHaveStyle({ objectPosition: '0% 0%' });
  rerender(<Picture media={{ ...built, focalPoint: null }} ratio="1" position="50% 40%" />);
  expect(image()).toHaveStyle({ objectPosition: '50% 40%' });
});

test('requests the width that a crop to its box needs', () => {
  const slot = [
    { from: 'lg' as const, width: '40rem' as const, ratio: 1.6 },
    { width: '50vw' as const },
  ];
  const { container } = render(<Picture media={built} slot={slot} ratio="1" />);
  const sizes = '(min-width: 64rem) 40rem, 80vw';
  expect(screen.getByRole('img')).toHaveAttribute('sizes', sizes);
  expect(container.querySelector('source')).toHaveAttribute('sizes', sizes);
});

test('an uncropped picture keeps the position of its design', () => {
  const focused = { ...built, focalPoint: { x: 20, y: 75 } };
  render(<Picture media={focused} ratio="4 / 3" fit="contain" />);
  expect(screen.getByRole('img').style.objectPosition).toBe('');
});

test('renders nothing without a picture', () => {
  const { container } = render(
    <>
      <Picture media={null} />
      <Picture media={{ localFile: null }} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
