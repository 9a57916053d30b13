import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import {
  COMPLETION_ANSWERS,
  CONTACT_CHANNEL_PHRASES,
  type CompletionAnswer,
} from '@tequiora/cms/contracts/enquiry.ts';

/** Returns true when completing the enquiry needs to say whether it was answered. */
export function needsAnswer({
  status,
  firstReplyAt,
}: Pick<EnquirySummary, 'status' | 'firstReplyAt'>): boolean {
  return firstReplyAt === null && status !== 'completado' && status !== 'spam';
}

const labelOf = (answer: CompletionAnswer) =>
  answer === 'none' ? 'No' : `Sí, ${CONTACT_CHANNEL_PHRASES[answer]}`;

/** What staff choose from, in order: 'Sí, por WhatsApp', …, 'No'. */
export const ANSWER_CHOICES = COMPLETION_ANSWERS.map((value) => ({ value, label: labelOf(value) }));

export const ANSWER_QUESTION = '¿Se le respondió?';
export const UNANSWERED_HINT = 'Si no, no cuenta en los tiempos de respuesta de los reportes.';
