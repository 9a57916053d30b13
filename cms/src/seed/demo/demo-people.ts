import { foldText } from '../../../contracts/fold-text';
import type { Random } from './random';

export const BUSINESS_KINDS = ['lodging', 'food', 'shop', 'other'] as const;
export type BusinessKind = (typeof BUSINESS_KINDS)[number];

export type DemoPerson = {
  kind: BusinessKind;
  name: string;
  /** Address in the reserved domain `.example`. */
  email: string;
  /** E.164; the local part begins with 0, which no subscriber number of Mexico does. */
  phone: string;
  /** Such as «un hotel de 18 habitaciones». */
  business: string;
  place: string;
};

const FIRST_NAMES =
  'María,Guadalupe,Rosa Isela,Verónica,Alejandra,Citlali,Ximena,Marisol,Yolanda,Norma,Socorro,Fernanda,Lucero,Beatriz,Teresa,Karla,Martha,Perla,José Luis,Juan Carlos,Miguel,Francisco,Jorge,Ricardo,Eduardo,Héctor,Raúl,Óscar,Arturo,Gerardo,Iván,Noé,Rodrigo,Saúl,Emilio,Tomás,Efraín,Josué'.split(
    ',',
  );
const SURNAMES =
  'Hernández,García,Martínez,López,Cruz,Santiago,Jiménez,Vásquez,Morales,Pacheco,Ríos,Cervantes,Robles,Toledo,Matus,Altamirano,Bautista,Gijón,Carrasco,Velasco,Canseco,Mijangos,Sibaja,Ordaz,Figueroa,Mendoza,Salinas,Calvo,Guzmán,Orozco,Castellanos,Pineda,Alavez,Lascares,Zurita,Bohórquez'.split(
    ',',
  );
const PLACES =
  'Oaxaca de Juárez,San Felipe del Agua,Xoxocotlán,Etla,Tlacolula,Mitla,Zaachila,Ocotlán,Puerto Escondido,Huatulco,Mazunte,Pochutla,Juchitán,Salina Cruz,Tehuantepec,Tuxtepec,Huajuapan,Ixtlán,Puebla,Tehuacán'.split(
    ',',
  );
const BUSINESSES: readonly {
  kind: BusinessKind;
  what: string;
  sizes: readonly string[];
  /** Begins the domain of its address. */
  brand: string;
}[] = [
  {
    kind: 'lodging',
    what: 'una posada',
    sizes: ['de 9 cuartos', 'de 12 cuartos', 'de 6 cabañas'],
    brand: 'posada',
  },
  {
    kind: 'lodging',
    what: 'un hotel',
    sizes: ['de 18 habitaciones', 'de 24 habitaciones'],
    brand: 'hotel',
  },
  {
    kind: 'food',
    what: 'un restaurante',
    sizes: ['de 14 mesas', 'de 20 mesas', 'familiar'],
    brand: 'cocina',
  },
  { kind: 'food', what: 'una cafetería', sizes: ['en el centro', 'con terraza'], brand: 'cafe' },
  { kind: 'shop', what: 'una ferretería', sizes: ['con dos mostradores'], brand: 'ferreteria' },
  { kind: 'shop', what: 'una farmacia', sizes: ['con tres sucursales'], brand: 'farmacia' },
  { kind: 'shop', what: 'una papelería', sizes: ['frente a una escuela'], brand: 'papeleria' },
  { kind: 'shop', what: 'una tienda de ropa', sizes: ['con dos sucursales'], brand: 'boutique' },
  { kind: 'shop', what: 'una mezcalería', sizes: ['con venta de mayoreo'], brand: 'mezcal' },
  { kind: 'other', what: 'un consultorio dental', sizes: ['con tres sillones'], brand: 'dental' },
  { kind: 'other', what: 'una clínica', sizes: ['con cinco doctores'], brand: 'clinica' },
  { kind: 'other', what: 'un colegio', sizes: ['de 240 alumnos'], brand: 'colegio' },
];
const BRANDS =
  'laceiba,tamarindo,lunaroja,elportal,bugambilia,sanpablo,jacaranda,nube,dosrios,elmolino,laesquina,guelatao,montealban,elfaro,cantera,azahar'.split(
    ',',
  );
// No number of Mexico has a local part that begins with 0.
const PHONE_PREFIXES = ['951000', '951000', '951000', '953000', '954000', '958000', '971000'];

const toAddress = (text: string) => foldText(text).replace(/[^a-z0-9]+/g, '');

/** Creates a function that returns a new person each time, with an address and a number of their own. */
export function createPeople(random: Random): (kinds: readonly BusinessKind[]) => DemoPerson {
  const taken = new Set<string>();

  function newName() {
    for (;;) {
      const first = random.pick(FIRST_NAMES);
      const last = random.pick(SURNAMES);
      const address = `${toAddress(first.split(' ')[0] ?? '')}.${toAddress(last)}`;
      if (taken.size < taken.add(address).size) {
        return { address, name: `${first} ${last} ${random.pick(SURNAMES)}` };
      }
    }
  }

  return (kinds) => {
    const { address, name } = newName();
    const fitting = BUSINESSES.filter((business) => kinds.includes(business.kind));
    const { kind, what, sizes, brand } = random.pick(fitting);
    const domain = random.chance(0.6) ? `${brand}${random.pick(BRANDS)}` : 'correo';
    return {
      kind,
      name,
      email: `${address}@${domain}.example`,
      phone: `+52${random.pick(PHONE_PREFIXES)}${String(taken.size).padStart(4, '0')}`,
      business: `${what} ${random.pick(sizes)}`,
      place: random.pick(PLACES),
    };
  };
}
