import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../test/axe.ts';
import ComponentView from './component-view.tsx';

const FOLDERS = ['components/ui', 'components/form', 'components/media', 'admin/ui'];

/** Parts of other primitives, and components without an appearance of their own. */
const NOT_SHOWN = [
  'button-icon',
  'cms-content-banner',
  'date-input',
  'device-browser-bar',
  'download-button',
  'email-suggestion',
  'error-boundary',
  'filter-control',
  'filter-search',
  'page-header',
  'page-part',
  'query-content',
  'query-error',
  'reveal',
  'slices',
  'sort-button',
  'visually-hidden',
];

const source = path.resolve(__dirname, '..');

function componentsIn(folder: string): string[] {
  return readdirSync(path.join(source, folder))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => path.basename(file, '.tsx'))
    .filter((name) => !NOT_SHOWN.includes(name));
}

test.each(FOLDERS)('shows every primitive of %s', (folder) => {
  const view = readdirSync(__dirname)
    .filter((file) => file.endsWith('-specimens.tsx'))
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join('');
  const missing = componentsIn(folder).filter(
    (name) => !view.includes(`#src/${folder}/${name}.tsx`),
  );
  expect(missing).toEqual([]);
});

test('has no axe violations', async () => {
  const { container } = render(<ComponentView />);
  expect(await axe(container)).toHaveNoViolations();
});

test.each(['Abrir diálogo', 'Abrir confirmación'])('%s: has no axe violations', async (button) => {
  render(<ComponentView />);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});
