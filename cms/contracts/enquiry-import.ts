/**
 * Import of enquiries from a sheet, for managers of the dashboard, which reads the file and sends its cells:
 * - `POST /api/enquiries/import/check` returns what each row would become and stores nothing;
 * - `POST /api/enquiries/import` stores all rows, or none (409 with the reasons of each refused row, whose
 *   `path` is its number). A repeated `id` returns the first import.
 * - `GET /api/enquiries/imports` lists the last imports, and `POST /api/enquiries/imports/:documentId/undo`
 *   deletes the enquiries of one that have not changed since.
 */
import type { ImportCell } from './catalogue-import';
import type { EnquiryChannel } from './enquiry';
import { foldText } from './fold-text';

/** What a column can be, with its label and the titles by which it is recognised, without accents. */
export const LEAD_FIELDS = {
  name: {
    label: 'Nombre',
    titles: 'nombre,nombre completo,full_name,full name,name,contacto,cliente,nombre y apellidos',
  },
  email: {
    label: 'Correo',
    titles: 'correo,correo electronico,email,e-mail,mail,email address,work_email',
  },
  phone: {
    label: 'Teléfono',
    titles:
      'telefono,telefono celular,celular,movil,whatsapp,phone,phone_number,phone number,numero de telefono,tel',
  },
  company: { label: 'Empresa', titles: 'empresa,company,company_name,company name,negocio' },
  message: {
    label: 'Mensaje',
    titles: 'mensaje,comentarios,comentario,notas,message,consulta,descripcion,detalle',
  },
  subject: {
    label: 'Asunto',
    titles: 'asunto,producto,servicio,subject,interes,producto de interes',
  },
  arrivedAt: {
    label: 'Fecha en que llegó',
    titles:
      'fecha,fecha en que llego,fecha de creacion,created_time,created time,created,date,recibida,fecha y hora',
  },
  campaign: {
    label: 'Campaña',
    titles: 'campana,campaign,campaign_name,campaign name,utm_campaign',
  },
  source: { label: 'Fuente', titles: 'fuente,origen,platform,plataforma,source,utm_source' },
  medium: { label: 'Medio', titles: 'medio,medium,utm_medium' },
} as const;

export type LeadField = keyof typeof LEAD_FIELDS;
export const LEAD_FIELD_NAMES = Object.keys(LEAD_FIELDS) as readonly LeadField[];

/** `note`: the column is added to the message with its title. */
export type ColumnUse = LeadField | 'note' | null;
export const isColumnUse = (raw: unknown): raw is ColumnUse =>
  raw === null || raw === 'note' || LEAD_FIELD_NAMES.some((name) => name === raw);

export const LEAD_IMPORT_LIMITS = {
  rows: 2000,
  /** Characters of the JSON of a request; the CMS accepts 1 MB. */
  json: 900_000,
  file: 120,
  listed: 10,
} as const;

export type LeadRow = { number: number; cells: ImportCell[] };

export type LeadImportRequest = {
  data: {
    /** Chosen by the dashboard, so that a repeated request imports once: 24 letters and digits. */
    id: string;
    /** Name of the file, for the list of imports. */
    file: string;
    columns: string[];
    uses: ColumnUse[];
    rows: LeadRow[];
    channel: EnquiryChannel;
    /** The enquiries were answered elsewhere: they become «Contactado» and wait for no reply. */
    isAnswered: boolean;
  };
};

/** Who already has the contact of a row: a stored enquiry, or an earlier row of the file. */
export type LeadDuplicate = { folio: string; documentId: string } | { row: number };

export type LeadPreview = {
  number: number;
  /** `duplicate`: the contact is known, but it may be a new request. `known`: the row was imported before, or is repeated in the file. */
  outcome: 'new' | 'duplicate' | 'known' | 'refused';
  name: string;
  contact: string;
  /** ISO 8601. */
  arrivedAt: string | null;
  duplicateOf: LeadDuplicate | null;
  problems: { column: string | null; message: string }[];
};

export type LeadCheckResponse = { data: LeadPreview[] };

export type LeadImport = {
  documentId: string;
  file: string;
  author: string;
  createdAt: string;
  count: number;
  /** Null while it can be undone. */
  undoneAt: string | null;
};

export type LeadImportResponse = { data: LeadImport };
export type LeadImportsResponse = { data: LeadImport[] };
/** `kept`: the enquiries that have changed since the import. */
export type LeadUndoResponse = { data: { deleted: number; kept: number } };

export const LEAD_IMPORT_MESSAGES = {
  id: 'La importación no tiene un identificador válido',
  file: 'Falta el nombre del archivo',
  columns: 'Indica qué es cada columna del archivo',
  contact: 'Elige la columna del correo o la del teléfono',
  repeatedUse: (label: string) => `Elegiste dos columnas como «${label}»`,
  rows: `Una importación puede tener entre 1 y ${LEAD_IMPORT_LIMITS.rows} filas`,
  channel: 'Elige cómo llegaron',
  isAnswered: 'Indica si ya se atendieron',
  noContact: 'Falta el correo o el teléfono.',
  phone: (text: string) => `«${text}» no es un teléfono que se pueda marcar.`,
  email: (text: string) => `«${text}» no es un correo.`,
  date: (text: string) => `«${text}» no es una fecha, o es futura.`,
  long: (label: string, max: number) => `«${label}» tiene más de ${max} caracteres.`,
  name: 'Falta el nombre.',
  known: 'Esta misma consulta ya se importó.',
  nothing: 'No se importó nada, porque alguna fila no se puede importar.',
  notFound: 'Esa importación ya no existe',
  undone: 'Esa importación ya se deshizo',
} as const;

/** Returns what a column probably is, by its title; null for one that is not recognised. */
function guessUse(title: string): LeadField | null {
  const folded = foldText(title).trim();
  return (
    LEAD_FIELD_NAMES.find((name) => LEAD_FIELDS[name].titles.split(',').includes(folded)) ?? null
  );
}

/** Returns what the columns of a file probably are; each field once. */
export function guessUses(columns: readonly string[]): ColumnUse[] {
  const guesses = columns.map(guessUse);
  return guesses.map((use, index) => (guesses.indexOf(use) === index ? use : null));
}
