import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CLOSED_ATTRIBUTE, hideClosedAnnouncements } from '#src/lib/closed-announcements.ts';
import { axe } from '../../../test/axe.ts';
import { makeSettings } from '../../../test/settings.ts';
import { insertStyles } from '../../../test/styles.ts';
import type { Announcement } from './site-frame.tsx';
import { SiteLayout } from './site-layout.tsx';

insertStyles();

function makeAnnouncement(overrides: Partial<Announcement> = {}): Announcement {
  return {
    text: 'Buen Fin: 20% en cajas',
    color: 'anil',
    closable: true,
    pages: [],
    link: { label: 'Ver cajas', target: 'enlace', href: '/productos', message: null },
    ...overrides,
  };
}

function renderAt(path: string, announcements: Announcement[]) {
  return render(
    <SiteLayout settings={makeSettings()} frame={{ menu: null, announcements }} path={path}>
      <h1>Página</h1>
    </SiteLayout>,
  );
}

const bar = () => screen.queryByRole('complementary', { name: 'Anuncio' });

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute(CLOSED_ATTRIBUTE);
});

test('is shown before the header with its link, without accessibility problems', async () => {
  const { container } = renderAt('/', [makeAnnouncement()]);
  expect(bar()).toHaveTextContent('Buen Fin: 20% en cajas Ver cajas');
  expect(screen.getByRole('link', { name: 'Ver cajas' })).toHaveAttribute('href', '/productos');
  const header = screen.getByRole('banner');
  expect(bar()?.compareDocumentPosition(header)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['/productos', true],
  ['/productos/lector', true],
  ['/productos-nuevos', false],
  ['/', false],
])('for /productos, on %s: %s', (path, isShown) => {
  renderAt(path, [makeAnnouncement({ pages: [{ href: '/productos' }] })]);
  expect(bar() !== null).toBe(isShown);
});

test('shows the first of several that are for the page', () => {
  const first = makeAnnouncement({ text: 'Solo en servicios', pages: [{ href: '/servicios' }] });
  renderAt('/', [first, makeAnnouncement({ text: 'En todas' }), makeAnnouncement()]);
  expect(bar()).toHaveTextContent('En todas');
});

test('stays closed after the visitor closed it, until its text changes', async () => {
  const { unmount } = renderAt('/', [makeAnnouncement()]);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar anuncio' }));
  expect(bar()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();

  document.documentElement.removeAttribute(CLOSED_ATTRIBUTE);
  hideClosedAnnouncements(document.documentElement);
  const { rerender } = renderAt('/', [makeAnnouncement()]);
  expect(bar()).not.toBeInTheDocument();
  const frame = { menu: null, announcements: [makeAnnouncement({ text: 'Último día' })] };
  rerender(
    <SiteLayout settings={makeSettings()} frame={frame} path="/">
      <h1>Página</h1>
    </SiteLayout>,
  );
  expect(bar()).toHaveTextContent('Último día');
});

test('has no button when it cannot be closed, and no link without an address', () => {
  const link = { label: 'Ver', target: 'enlace', href: null, message: null };
  renderAt('/', [makeAnnouncement({ closable: false, link })]);
  expect(screen.queryByRole('button', { name: 'Cerrar anuncio' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ver' })).not.toBeInTheDocument();
});
