import type { ValidationError } from 'yup';
import { passwordSchema } from './password-schema.ts';

async function problemOf(password: string, rest = {}) {
  const values = { currentPassword: 'Vieja-2026', password, repeated: password, ...rest };
  const refusal = await passwordSchema.validate(values).then(
    () => null,
    (error: ValidationError) => error,
  );
  return refusal?.message ?? null;
}

test.each([
  ['Nueva-2026', null],
  ['ñandú-águila', null],
  ['corta', 'La contraseña debe tener al menos 8 caracteres'],
  ['Vieja-2026', 'La contraseña nueva debe ser distinta de la actual'],
  ['ñ'.repeat(37), 'La contraseña debe tener como máximo 72 caracteres'],
])('%s: %s', async (password, problem) => {
  expect(await problemOf(password)).toBe(problem);
});

test('requires equal new passwords and the current one', async () => {
  expect(await problemOf('Nueva-2026', { repeated: 'Nueva-2025' })).toBe(
    'Las contraseñas no coinciden',
  );
  expect(await problemOf('Nueva-2026', { currentPassword: '' })).toBe(
    'Escribe tu contraseña actual',
  );
});
