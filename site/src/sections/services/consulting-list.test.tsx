import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeService } from '../../../test/services.ts';
import { ConsultingList } from './consulting-list.tsx';

const services = [
  makeService({ name: 'Soporte', slug: 'soporte' }),
  makeService({ name: 'Apps', slug: 'apps', price: 'Desde $24,000' }),
];

const renderList = () => render(<ConsultingList head={null} services={services} />);

const item = (slug: string) => document.getElementById(slug);

beforeEach(() => window.history.replaceState(null, '', '/servicios'));

test('shows names and prices, and the details when opened', async () => {
  renderList();
  expect(screen.getByRole('heading', { name: 'Apps' })).toBeVisible();
  expect(screen.getByText('Desde $24,000')).toBeVisible();
  expect(item('apps')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Apps'));
  expect(item('apps')).toHaveAttribute('open');
  expect(item('soporte')).not.toHaveAttribute('open');
});

test('opens the service in the URL fragment', () => {
  window.history.replaceState(null, '', '/servicios#apps');
  renderList();
  expect(item('apps')).toHaveAttribute('open');
  expect(item('soporte')).not.toHaveAttribute('open');
});

test('opens another service when the fragment changes', () => {
  renderList();
  act(() => {
    window.history.replaceState(null, '', '/servicios#soporte');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(item('soporte')).toHaveAttribute('open');
});

test('tolerates an unknown or malformed fragment', () => {
  window.history.replaceState(null, '', '/servicios#%E0%A4%A');
  renderList();
  expect(item('apps')).not.toHaveAttribute('open');
});

test('renders nothing without services', () => {
  const { container } = render(<ConsultingList head={null} services={[]} />);
  expect(container).toBeEmptyDOMElement();
});
