import type { EnquiryDetail } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { TYPE_LABELS } from '#src/admin/ui/enquiry-labels.ts';
import { Facts, type Fact } from '#src/admin/ui/facts.tsx';
import { formatMoment } from '#src/admin/ui/moments.ts';
import { answerWords } from '../lib/answer-words.ts';

/** What was asked and from where, what was promised and what was accepted. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryDetail }) {
  const { type, subject, source, createdAt, dueAt, spamReason } = enquiry;
  const { consentVersion, consentAt } = enquiry;
  const facts: Fact[] = [
    { label: 'Tipo', value: TYPE_LABELS[type] },
    ...(subject ? [{ label: 'Producto', value: subject }] : []),
    { label: 'Página de origen', value: source ?? 'Sin página de origen' },
    { label: 'Llegó', value: formatMoment(createdAt) },
    { label: 'Prometimos responder antes del', value: formatMoment(dueAt) },
    { label: 'Primera respuesta', value: answerWords(enquiry) },
    {
      label: 'Aviso de privacidad aceptado',
      value: consentVersion
        ? `Versión ${consentVersion}${consentAt ? `, ${formatMoment(consentAt)}` : ''}`
        : 'Sin registro',
    },
  ];
  if (spamReason) facts.push({ label: 'Motivo de spam', value: spamReason });
  return <Facts facts={facts} />;
}
