import { render, screen } from '@testing-library/react';
import type { LogoSize, LogoVariant, LogoVersion } from './logo-versions.ts';
import { Logo } from './logo.tsx';

const variants: LogoVariant[] = ['full', 'icon', 'horizontal', 'stacked', 'text'];
const sizes: LogoSize[] = ['sm', 'md', 'lg', 'xl', 'xxl'];
const versions: LogoVersion[] = ['01', '02', '03'];

test.each(variants)('%s renders in every size and version with one accessible name', (variant) => {
  for (const size of sizes) {
    for (const version of versions) {
      const { unmount } = render(<Logo {...{ variant, size, version }} />);
      expect(screen.getByRole('img', { name: 'Tequiora' })).toBeInTheDocument();
      unmount();
    }
  }
});

test('as decoration it is hidden from screen readers', () => {
  const { container } = render(<Logo title="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('full renders its tagline as text', () => {
  render(<Logo variant="full" />);
  expect(screen.getByText('Soluciones Tecnológicas Reales')).toBeInTheDocument();
});
