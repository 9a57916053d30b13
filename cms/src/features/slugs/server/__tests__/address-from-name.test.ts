import fc from 'fast-check';

import { isAddress } from '../../../../../contracts/addresses';
import { addressFromName } from '../address-from-name';

it.each([
  // Names of brands keep their words together.
  ['Chatbot de WhatsApp', 'chatbot-de-whatsapp'],
  ['App para iPhone', 'app-para-iphone'],
  ['iOS, macOS y YouTube', 'ios-macos-y-youtube'],
  ['Conexión con QuickBooks y PayPal', 'conexion-con-quickbooks-y-paypal'],
  ['API REST v2', 'api-rest-v2'],
  ['Terminal POS15', 'terminal-pos15'],
  // Spanish letters
  ['Plan 3 años', 'plan-3-anios'],
  ['AÑO NUEVO', 'anio-nuevo'],
  ['Promoción de cumpleaños', 'promocion-de-cumpleanios'],
  ['Plan 3 an\u0303os', 'plan-3-anios'],
  ['Diseño, niños y español', 'diseno-ninos-y-espanol'],
  ['Señalización y tamaño', 'senalizacion-y-tamano'],
  ['Curso bilingüe «Pingüino»', 'curso-bilingue-pinguino'],
  ['¿Qué es el CFDI 4.0?', 'que-es-el-cfdi-4-0'],
  // Ordinals, units and signs
  ['Kit 1.ª generación', 'kit-1a-generacion'],
  ['2º piso, 3ª sección', '2o-piso-3a-seccion'],
  ['1.er lugar', '1er-lugar'],
  ['Sucursal N.º 5', 'sucursal-no-5'],
  ['Local de 40 m²', 'local-de-40-m2'],
  ['Cable de 1½ m', 'cable-de-1-1-2-m'],
  ['Papel 80×80 mm', 'papel-80x80-mm'],
  ['Bolsa de 1,000 timbres', 'bolsa-de-1000-timbres'],
  ['Cámara 360° – Full HD', 'camara-360-full-hd'],
  ['50% de descuento', '50-por-ciento-de-descuento'],
  ['Caja + Inventario', 'caja-mas-inventario'],
  ['Café & Té', 'cafe-y-te'],
  ['AT&T', 'at-t'],
  ['Plan $299 MXN', 'plan-299-mxn'],
  ['Tarjeta de 50 €', 'tarjeta-de-50'],
  ['Soporte 24/7', 'soporte-24-7'],
  ['Raíces S.A. de C.V., EE.UU.', 'raices-sa-de-cv-eeuu'],
  ['Hecho con Node.js en tequiora.mx', 'hecho-con-node-js-en-tequiora-mx'],
  ["McDonald's y L’Oréal", 'mcdonalds-y-loreal'],
  ['Tequiora® Caja™', 'tequiora-caja'],
  ['Con ♥ y 🦄', 'con-y'],
  ['Ser\u00ADvi\u200Bcio', 'servicio'],
  ['  --Hola,   mundo!--  ', 'hola-mundo'],
  ['módulo_de_caja', 'modulo-de-caja'],
  ['Ｃａｊａ １０', 'caja-10'],
  // Other alphabets
  ['Straße in Łódź', 'strasse-in-lodz'],
  ['Москва', 'moskva'],
  ['Ελλάδα', 'ellada'],
  ['漢字', ''],
  ['🔥🔥', ''],
  ['', ''],
])('writes «%s» as «%s»', (name, address) => {
  expect(addressFromName(name)).toBe(address);
});

it('cuts a long name after a word', () => {
  expect(addressFromName('Facturación electrónica '.repeat(6))).toBe(
    'facturacion-electronica-facturacion-electronica-facturacion-electronica-facturacion',
  );
  expect(addressFromName('a'.repeat(200))).toHaveLength(90);
});

it('returns an address or nothing for any text', () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom(...'aAñÑüé1ºª.,-_ &+%$½²×\'’°"\u0303\uD83D'),
      maxLength: 300,
    }),
  );
  fc.assert(
    fc.property(names, (name) => {
      const address = addressFromName(name);
      expect(address === '' || isAddress(address)).toBe(true);
      expect(address.length).toBeLessThanOrEqual(90);
    }),
    { numRuns: 300 },
  );
});

it('keeps an address as it is', () => {
  const words = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 9 }), (list) => {
      const address = list.join('-');
      expect(addressFromName(address)).toBe(address);
    }),
  );
});

it('never writes the word that «año» would become', () => {
  const years = fc.constantFrom('año', 'años', 'Año', 'AÑOS', 'an\u0303o', 'AN\u0303OS');
  const neighbour = fc.constantFrom('', ' ', '3 ', ' de ', '-', '/', '(', ')', '¡', '. ', '_');
  fc.assert(
    fc.property(neighbour, years, neighbour, (before, year, after) => {
      expect(addressFromName(before + year + after).split('-')).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^anos?$/)]),
      );
    }),
  );
});
