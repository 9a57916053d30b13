import { render, screen, within } from '@testing-library/react';
import { makeCase } from '../../../test/cases.ts';
import { FeaturedCases } from './featured-cases.tsx';
import { featuredSpan } from './featured-span.ts';

test('a featured card shows two results, four technologies and the number of further ones', () => {
  render(<FeaturedCases head={null} cases={[makeCase()]} />);
  const card = within(screen.getByRole('article'));
  expect(card.getAllByRole('definition').map((value) => value.textContent)).toEqual(['+34%', '0']);
  const tags = within(card.getByRole('list', { name: 'Tecnologías' })).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual([
    'Laravel',
    'React',
    'MySQL',
    'Node.js',
    '+2 más tecnologías',
  ]);
});

test('omits the number of further technologies when all of them fit', () => {
  render(<FeaturedCases head={null} cases={[makeCase({ technologies: ['React', 'Vue.js'] })]} />);
  expect(screen.queryByText(/más/)).not.toBeInTheDocument();
});

test('renders nothing without featured cases', () => {
  const { container } = render(<FeaturedCases head={null} cases={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('the wide card alternates sides per row, and a single card takes the full row', () => {
  expect([0, 1].map((index) => featuredSpan(index, 2))).toEqual([8, 4]);
  expect([0, 1, 2, 3].map((index) => featuredSpan(index, 4))).toEqual([8, 4, 4, 8]);
  expect(featuredSpan(2, 3)).toBe(12);
  expect(featuredSpan(0, 1)).toBe(12);
});
