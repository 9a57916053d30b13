import { explainCulprit } from './explain-culprit.ts';

const changed = {
  change: 'api::product.product:a1@new',
  entry: { uid: 'api::product.product', documentId: 'a1', name: 'Lector' },
  label: 'Producto «Lector»',
  hash: 'new',
};

test.each([
  [
    'ENAMETOOLONG: name too long',
    'el nombre de uno de sus archivos o su dirección es demasiado largo',
  ],
  ['Input file contains unsupported image format', 'una de sus imágenes no se puede procesar'],
  ['La página /x no se pudo generar.', 'la página que la muestra no se puede generar'],
  ['Producto «Lector»: falta su página /productos/lector.', 'falta su página /productos/lector'],
  [
    'La construcción no avanzó en 5 min y se detuvo.',
    'el sitio no termina de construirse con esta versión',
  ],
  [
    'El sitio no se pudo construir (Gatsby se detuvo con la señal SIGKILL).',
    'el programa que construye el sitio se detiene con esta versión, por ejemplo por falta de memoria',
  ],
  ['algo raro', 'el sitio no se puede construir con esta versión'],
])('explains «%s» in the words of staff, with what to do', (message, reason) => {
  const { message: shown, detail } = explainCulprit(changed, { message, detail: 'log' });
  expect(shown).toContain(`Producto «Lector»: ${reason}. Revisa lo último que cambió`);
  expect(detail).toBe(`${message}\nlog`);
});

test('explains a removed entry that the site needs', () => {
  const removed = { ...changed, hash: undefined };
  expect(explainCulprit(removed, { message: 'x' }).message).toContain(
    'el sitio no se puede construir sin ella. Algo en el sitio todavía la necesita.',
  );
});
