import { readDemoCatalogue } from '../../../../test/demo-catalogue.ts';
import { NO_FILTERS } from './filters.ts';
import { findEntries, indexCatalogue } from './find-entries.ts';

const index = indexCatalogue(readDemoCatalogue());

const TERMINAL = 'terminal-istmo-15';
const PRINTER = 'impresora-termica-80-mm';
const PLAYER = 'reproductor-android-tv';
const INVENTORY = 'modulo-inventario';
const CARD = 'tarjeta-nfc-personalizada';
const KIOSK = 'kiosco-portal-24';
const TABLET = 'tableta-cumbre-10';
const READER = 'lector-codigos-1d-2d';
const DRAWER = 'cajon-de-dinero';
const SCALE = 'bascula-con-salida-a-caja';
const SCREENS = 'paquete-3-pantallas';
const BOOKING = 'motor-reservaciones-web';
const STAMPS = 'timbres-cfdi-100';
const TEAM_CARDS = 'tarjetas-nfc-equipo';

const CAJA = 'tequiora-caja';
const POSADA = 'tequiora-posada';
const VITRINA = 'tequiora-vitrina';

/** Search, first product, systems above the products. */
type Row = readonly [search: string, product: string | null, systems?: readonly string[]];

const TABLE: readonly Row[] = [
  // What the systems are called.
  ['punto de venta', TERMINAL, [CAJA]],
  ['pos', TERMINAL, [CAJA]],
  ['hotel', BOOKING, [POSADA]],
  ['caja registradora', TERMINAL, [CAJA]],
  ['menu digital', SCREENS, [VITRINA]],
  ['terminal hotel', TERMINAL, [POSADA]],
  ['sistema para hotel', BOOKING, [POSADA]],
  ['sistema hotelero', BOOKING, [POSADA]],
  ['software para hotel', BOOKING, [POSADA]],
  ['programa para hotel', BOOKING, [POSADA]],
  ['software para tienda', INVENTORY, [CAJA]],
  ['señalización digital', PLAYER, [VITRINA]],
  ['tequiora caja', SCALE, [CAJA]],
  ['posada', BOOKING, [POSADA]],
  ['vitrina', null, [VITRINA]],
  ['abarrotes', READER, [CAJA]],
  ['ferreteria', INVENTORY, [CAJA]],
  ['restaurantes', TABLET, [VITRINA]],
  ['cabaña', BOOKING, [POSADA]],
  // Spellings.
  ['kiosko', KIOSK],
  ['quiosco', KIOSK],
  ['kioskos', KIOSK],
  ['KIOSCO', KIOSK],
  ['lectro', READER],
  ['inpresora', PRINTER],
  ['inpresoras', PRINTER],
  ['imprezora', PRINTER],
  ['impresra', PRINTER],
  ['imrpesora', PRINTER],
  ['vascula', SCALE],
  ['báscula', SCALE],
  ['bascula', SCALE],
  ['cajon', DRAWER],
  ['cajones', DRAWER],
  ['kajon', DRAWER],
  ['termnal', TERMINAL],
  ['teminal de venta', TERMINAL],
  ['reprodutor', PLAYER],
  ['tarjeta enefece', CARD],
  ['inbentario', INVENTORY, [CAJA]],
  ['reserbaciones', BOOKING, [POSADA]],
  ['facturasion', STAMPS, [CAJA]],
  ['tiket', PRINTER],
  // Plural, singular and other forms.
  ['lectores', READER],
  ['terminales', TERMINAL],
  ['impresoras térmicas', PRINTER],
  ['básculas', SCALE],
  ['tabletas', TABLET],
  ['timbre', STAMPS],
  ['factura', STAMPS, [CAJA]],
  ['reservas', BOOKING, [POSADA]],
  // Whole wishes.
  ['quiero 2 lectores', READER],
  ['necesito un lector', READER],
  ['lector para farmacia', READER, [CAJA]],
  ['precio de kiosco', KIOSK],
  ['¿cuánto cuesta la impresora?', PRINTER],
  ['busco una báscula barata para mi negocio', SCALE],
  ['me interesa el kiosko de autoservicio', KIOSK],
  ['hola, quisiera cotizar 3 terminales', TERMINAL],
  ['tienen cajón de dinero', DRAWER],
  ['nesesito una inpresora de tickets', PRINTER],
  ['máquina para cobrar', TERMINAL],
  ['una tablet para los meseros', TABLET],
  ['10 tarjetas nfc', TEAM_CARDS],
  ['algo para controlar mi inventario', INVENTORY, [CAJA]],
  // Words written together or apart.
  ['impresora 80mm', PRINTER],
  ['impresora80mm', PRINTER],
  ['lector 1d2d', READER],
  ['androidtv', PLAYER],
  ['android tv', PLAYER],
  ['puntodeventa', TERMINAL, [CAJA]],
  ['lectordecodigos', READER],
  ['cajondedinero', DRAWER],
  ['tarjetanfc', CARD],
  ['auto servicio', KIOSK],
  ['cfdi4.0', STAMPS],
  // Synonyms of staff.
  ['scanner', READER],
  ['escaner', READER],
  ['tiquetera', PRINTER],
  ['totem', KIOSK],
  ['tablet', TABLET],
  ['stock', INVENTORY],
  ['balanza', SCALE],
  ['gaveta', DRAWER],
  ['sat', STAMPS],
  ['booking', BOOKING, [POSADA]],
  // Unknown words among known ones.
  ['lector submarino', READER],
  ['impresora marca patito', PRINTER],
  ['kiosco xyz', KIOSK],
  // As it is typed.
  ['impr', PRINTER],
  ['inpres', PRINTER],
  ['lect', READER],
  ['kios', KIOSK],
  ['term', TERMINAL],
];

function find(search: string) {
  const { products, systems } = findEntries(index, { ...NO_FILTERS, search });
  return { products: products.map(({ slug }) => slug), systems: systems.map(({ slug }) => slug) };
}

const ROWS = TABLE.map(([search, product, systems = []]) => ({ search, product, systems }));

test.each(ROWS)('«$search» finds $product first', ({ search, product, systems }) => {
  const found = find(search);
  expect({ product: found.products[0] ?? null, systems: found.systems }).toEqual({
    product,
    systems,
  });
});

test.each(['submarino', 'zapatos', 'helado', 'asdfghjkl'])('«%s» finds nothing', (search) => {
  expect(find(search)).toEqual({ products: [], systems: [] });
});

test.each(['quiero', 'necesito un', 'precios', '  ', '¿?', 'para mi negocio', 'cuánto cuesta'])(
  '«%s» asks for nothing and lists all products',
  (search) => {
    expect(find(search)).toEqual({ products: index.products.map(({ slug }) => slug), systems: [] });
  },
);
