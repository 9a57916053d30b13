import {
  ENQUIRY_STATUSES,
  ENQUIRY_TYPES,
  type EnquiryHistoryRecord,
} from '../../contracts/enquiry';
import { deriveColumns } from '../../src/enquiries/derive-columns';
import { readResponseTarget } from '../../src/enquiries/response-target';
import type { Cms } from './start-cms';

const UID = 'api::enquiry.enquiry';
const BATCH = 100;
/**
 * Deriving the columns of a row takes longer than storing it, so that more rows are copies of the first.
 * On a busy machine, one statement that copies 10,000 takes longer than a statement may.
 */
const DERIVED_MAX = 1_000;
const MINUTE = 60_000;
const TWO_YEARS = 730 * 24 * 60 * MINUTE;
const WORDS =
  'hotel posada tienda página pantallas menú digital cotizar reservación anticipo mezcal cafetería catálogo facturación domingo inventario impresora quisiera también próximo'.split(
    ' ',
  );
const NOTE_IN_FEW = 'Llamó la contadora, de Refaccionaria Zempoala';
const NAMES = 'Ana,Íñigo,María José,Rosaura,Abel,Citlali,Donají,Ximena,Tomás,Nicolás'.split(',');
const SURNAMES = 'Ruiz,Peña,Méndez,Ortega,Zárate,Luna,Solís,Núñez,Aquino,Ventura'.split(',');

/** Creates a seeded generator of numbers from 0 to 1, so that every run measures the same rows. */
function createRandom(seed = 7) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Copies the derived enquiries with numbers from `offset`; folio, e-mail and phone differ. */
async function copyEnquiries(cms: Cms, offset: number, count: number): Promise<void> {
  const knex = cms.strapi.db.connection;
  const { id: _id, ...columns } = await knex('enquiries').columnInfo();
  const number = `(cast(substr(document_id, 5) as integer) + ${offset})`;
  const digits = `substr(cast(1000000 + ${number} as text), 2)`;
  const shifted = `(cast(substr(phone, 7) as integer) - 1000000 + ${offset * 7}) % 8999999`;
  const phone = `'+52951' || cast(1000000 + ${shifted} as text)`;
  const withPhone = `replace(search_text, coalesce(phone, '-'), coalesce(${phone}, '-'))`;
  const withEmail = `replace(${withPhone}, 'persona', 'persona${offset}')`;
  const changed: Record<string, string> = {
    document_id: `'many' || ${number}`,
    folio: `'TQ-' || ${digits}`,
    email: `replace(email, 'Persona', 'Persona${offset}')`,
    email_key: `replace(email_key, 'persona', 'persona${offset}')`,
    phone,
    search_text: `replace(${withEmail}, substr(folio, 4), ${digits})`,
  };
  const names = Object.keys(columns);
  await knex.raw(
    `insert into enquiries (${names.join(', ')})
      select ${names.map((name) => changed[name] ?? name).join(', ')} from enquiries
      where cast(substr(document_id, 5) as integer) < ${count} and document_id like 'many%'`,
  );
}

/** Inserts `count` enquiries of two years directly into the database. */
export async function storeManyEnquiries(cms: Cms, count: number): Promise<void> {
  const random = createRandom();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const promise = await readResponseTarget(cms.strapi);
  const now = Date.now();

  function buildRow(index: number) {
    const createdAt = new Date(now - random() * TWO_YEARS);
    const isFresh = random() < 0.03;
    const status = isFresh ? 'nuevo' : pick(ENQUIRY_STATUSES.slice(1));
    const words = Array.from({ length: 10 + Math.floor(random() * 100) }, () => pick(WORDS));
    const answered = status === 'contactado' || status === 'completado';
    const when = createdAt.toISOString();
    const note = index % 1_000 === 7 ? NOTE_IN_FEW : words.slice(0, 12).join(' ');
    const history: EnquiryHistoryRecord[] = [
      { event: 'created', who: 'visitante', when, from: null, to: 'nuevo' },
      { event: 'noted', who: 'Ana', when, text: note },
    ];
    const row = {
      documentId: `many${index}`,
      folio: `TQ-${String(index).padStart(6, '0')}`,
      name: `${pick(NAMES)} ${pick(SURNAMES)}`,
      email: `Persona${Math.floor(random() * count * 0.7)}@example.com`,
      phone: random() < 0.7 ? `+52951${1_000_000 + Math.floor(random() * 8_999_999)}` : null,
      type: pick(ENQUIRY_TYPES),
      status,
      message: words.join(' '),
      source: random() < 0.2 ? null : `/${pick(WORDS)}?utm_source=${pick(WORDS)}`,
      firstReplyAt: answered ? new Date(createdAt.getTime() + random() * 3_000 * MINUTE) : null,
      ...{ createdAt, updatedAt: createdAt, publishedAt: createdAt },
    };
    const derived = deriveColumns({ ...row, history }, promise);
    return { ...row, history: JSON.stringify(history), ...derived };
  }

  const derived = Math.min(count, DERIVED_MAX);
  for (let start = 0; start < derived; start += BATCH) {
    const size = Math.min(BATCH, derived - start);
    const data = Array.from({ length: size }, (_row, index) => buildRow(start + index));
    await cms.strapi.db.query(UID).createMany({ data });
  }
  for (let start = derived; start < count; start += derived) {
    await copyEnquiries(cms, start, Math.min(derived, count - start));
  }
  await cms.strapi.db.connection.raw('analyze');
}
