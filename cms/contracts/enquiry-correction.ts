/**
 * Corrections of an enquiry by staff, such as of a mistyped address or after a rectification that the
 * data subject asks for: `POST /api/enquiries/:documentId/corrections` with the fields that change. It
 * responds with `EnquiryDetailResponse`; 409 when `updatedAt` differs from the stored one.
 */
/** The fields that staff may correct, in the order of the form. */
export const CORRECTABLE_LABELS = {
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  company: 'Empresa',
  type: 'Tipo',
} as const;

export type CorrectableField = keyof typeof CORRECTABLE_LABELS;
export const CORRECTABLE_FIELDS = Object.keys(CORRECTABLE_LABELS) as readonly CorrectableField[];

export const COMPANY_MAX = 120;

export const CORRECTION_MESSAGES = {
  company: {
    min: 'La empresa no es válida',
    characters: 'La empresa contiene caracteres no permitidos',
  },
  phone:
    'Escribe un solo teléfono, con su extensión si tiene. Lo demás puedes dejarlo en una nota.',
  email: 'Una consulta del formulario siempre lleva correo',
  contact: 'Deja al menos un correo o un teléfono',
  nothing: 'No cambiaste ningún dato',
} as const;

/** Replaces a former value in the history after its data subject was erased. */
export const ERASED_VALUE = '(dato eliminado)';

/** One corrected field; telephone numbers are in E.164, such as `+529511234567 ext. 104`. */
export type CorrectedField = {
  field: CorrectableField;
  from: string | null;
  to: string | null;
};
