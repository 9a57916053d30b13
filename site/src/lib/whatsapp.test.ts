import { fillGreeting, whatsAppHref } from './whatsapp.ts';

test('opens a chat with the encoded text', () => {
  expect(whatsAppHref('+529511234567', '¿Cuánto cuesta? 100% & más')).toBe(
    'https://wa.me/529511234567?text=%C2%BFCu%C3%A1nto%20cuesta%3F%20100%25%20%26%20m%C3%A1s',
  );
});

test('inserts the name into the greeting, and works without a name', () => {
  expect(fillGreeting('Hola, me interesa {nombre}.', { nombre: 'Punto de venta' })).toBe(
    'Hola, me interesa Punto de venta.',
  );
  expect(fillGreeting('Hola, {nombre} quiero informes', {})).toBe('Hola, quiero informes');
});
