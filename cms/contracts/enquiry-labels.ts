import { CORRECTABLE_LABELS } from './enquiry-correction';
import { QUOTE_COLUMN_LABELS } from './enquiry-quote';
import { RESULT_COLUMN_LABELS } from './enquiry-result';
import { VISIT_COLUMN_LABELS } from './visit-columns';

/** What staff call each field of an enquiry: in the dashboard, the CMS panel, mails and exports. */
export const ENQUIRY_LABELS = {
  ...CORRECTABLE_LABELS,
  folio: 'Folio',
  createdAt: 'Recibida',
  status: 'Estado',
  subject: 'Asunto',
  extra: 'Dato adicional',
  extraLabel: 'Pregunta adicional',
  extraAnswer: 'Respuesta adicional',
  lines: 'Lista de productos',
  estimate: 'Estimado',
  message: 'Mensaje',
  owner: 'Responsable',
  nextStep: 'Siguiente paso',
  nextStepOn: 'Día del siguiente paso',
  notes: 'Notas',
  dueAt: 'Responder antes de',
  firstReplyAt: 'Primera respuesta',
  answerMinutes: 'Minutos hábiles hasta la respuesta',
  channel: 'Canal',
  source: 'Página de origen',
  reference: 'Referencia',
  consent: 'Aviso de privacidad aceptado',
  spamReason: 'Señales de spam',
  ...QUOTE_COLUMN_LABELS,
  ...RESULT_COLUMN_LABELS,
  ...VISIT_COLUMN_LABELS,
} as const;
