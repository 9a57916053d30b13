import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeService } from '../../../test/services.ts';
import { ConsultingList } from './consulting-list.tsx';

const services = [
  makeService({ name: 'Soporte', slug: 'soporte' }),
  makeService({ name: 'Apps', slug: 'apps', price: 'Desde $24,000' }),
];

const list = (location = { key: 'a', hash: '' }) => (
  <ConsultingList head={null} services={services} location={location} />
);

const renderList = () => render(list());

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

test('opens the service of a link to another fragment of the page', () => {
  const { rerender } = renderList();
  window.history.pushState(null, '', '/servicios#soporte');
  rerender(list({ key: 'b', hash: '#soporte' }));
  expect(item('soporte')).toHaveAttribute('open');
});

test('opens a service again when its link is followed again', async () => {
  window.history.replaceState(null, '', '/servicios#apps');
  const { rerender } = render(list({ key: 'a', hash: '#apps' }));
  await userEvent.click(screen.getByText('Apps'));
  expect(item('apps')).not.toHaveAttribute('open');
  rerender(list({ key: 'b', hash: '#apps' }));
  expect(item('apps')).toHaveAttribute('open');
});

test('tolerates an unknown or malformed fragment', () => {
  window.history.replaceState(null, '', '/servicios#%E0%A4%A');
  renderList();
  expect(item('apps')).not.toHaveAttribute('open');
});

test('renders nothing without services', () => {
  const { container } = render(
    <ConsultingList head={null} services={[]} location={{ hash: '' }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
