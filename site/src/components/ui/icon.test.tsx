import { render } from '@testing-library/react';
import { BrandIcon } from './brand-icon.tsx';
import { brandShapes, iconShapes } from './icon-shapes.ts';
import { Icon } from './icon.tsx';

const stage = process.env.BUILD_STAGE;
afterEach(() => {
  if (stage === undefined) delete process.env.BUILD_STAGE;
  else process.env.BUILD_STAGE = stage;
});

function inside(element: React.ReactElement): string | undefined {
  return render(element).container.querySelector('svg')?.innerHTML;
}

test('a built page inlines the shapes', () => {
  process.env.BUILD_STAGE = 'build-html';
  expect(inside(<Icon name="store" />)).toContain(iconShapes.store.slice(9, 40));
  expect(inside(<BrandIcon name="whatsapp" />)).toContain(brandShapes.whatsapp.slice(9, 40));
});

test('the browser renders icons from the sprite', () => {
  expect(inside(<Icon name="arrow-left" />)).toBe('<use href="/asset#arrow-left"></use>');
  expect(inside(<BrandIcon name="tiktok" />)).toBe('<use href="/asset#tiktok"></use>');
});

test('renders nothing for an unknown name', () => {
  expect(inside(<Icon name={null} />)).toBeUndefined();
  expect(inside(<Icon name={'"><script>'} />)).toBeUndefined();
});
