/** @jest-environment jsdom */
import { labelStatusBadges } from '../label-status-badges';

let stop: () => void;
afterEach(() => stop());

const observed = () => new Promise((resolve) => setTimeout(resolve));

it('reads out the Spanish label of a status, also after it has changed', async () => {
  document.body.innerHTML = '<div role="status" aria-label="draft">Borrador</div>';
  const badge = document.querySelector('div');
  stop = labelStatusBadges();
  expect(badge?.getAttribute('aria-label')).toBe('Borrador');
  expect(badge?.dataset.status).toBe('draft');

  // As React does: attribute and text in one commit.
  badge?.setAttribute('aria-label', 'published');
  badge?.replaceChildren('Publicado');
  await observed();
  expect(badge?.getAttribute('aria-label')).toBe('Publicado');
  expect(badge?.dataset.status).toBe('published');
});

it('keeps the labels of other messages', async () => {
  stop = labelStatusBadges();
  document.body.innerHTML = '<div role="status" aria-label="Cargando">…</div>';
  await observed();
  expect(document.querySelector('div')?.getAttribute('aria-label')).toBe('Cargando');
});
