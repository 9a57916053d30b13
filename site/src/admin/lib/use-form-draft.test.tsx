import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { STAFF } from '../../../test/admin/render-admin.tsx';
import { openSession } from './session-store.ts';
import { useFormDraft } from './use-form-draft.ts';

type FormProps = { version?: string };

function Form({ version = 'v1' }: FormProps) {
  const form = useForm({ defaultValues: { name: 'Caja' } });
  const draft = useFormDraft(form, 'producto:1', version);
  return (
    <form>
      <input aria-label="Nombre" {...form.register('name')} />
      <output>{`${draft.isRestored} ${draft.isOutdated} ${form.formState.isDirty}`}</output>
      <button type="button" onClick={draft.clear}>
        Guardar
      </button>
      <button type="button" onClick={draft.discard}>
        Descartar
      </button>
    </form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Nombre' });
const state = () => screen.getByRole('status').textContent;

async function typeAndLeave() {
  const { unmount } = render(<Form />);
  await userEvent.type(name(), ' registradora');
  unmount();
}

beforeEach(() => {
  sessionStorage.clear();
  openSession('token', STAFF);
});

test('restores the draft after the screen was left', async () => {
  await typeAndLeave();
  render(<Form />);
  expect(name()).toHaveValue('Caja registradora');
  expect(state()).toBe('true false true');
});

test('marks the draft as outdated when the entry has changed', async () => {
  await typeAndLeave();
  render(<Form version="v2" />);
  expect(name()).toHaveValue('Caja registradora');
  expect(state()).toBe('true true true');
});

test('removes the draft when it is saved', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(name(), ' registradora');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  unmount();
  render(<Form />);
  expect(name()).toHaveValue('Caja');
});

test('discards the draft', async () => {
  await typeAndLeave();
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(name()).toHaveValue('Caja');
  expect(state()).toBe('false false false');
});

test('hides the draft from another user of the same browser', async () => {
  await typeAndLeave();
  openSession('token', { ...STAFF, id: 8 });
  render(<Form />);
  expect(name()).toHaveValue('Caja');
});
