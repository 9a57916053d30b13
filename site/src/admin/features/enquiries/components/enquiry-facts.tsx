import { Facts, type Fact } from '#src/admin/ui/facts.tsx';
import { TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatFirstReply } from '../lib/format-first-reply.ts';

/** Shows type, source, response target and consent of an enquiry. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryDetail }) {
  const { type, subject, source, createdAt, dueAt, spamReason } = enquiry;
  const { consentVersion, consentAt } = enquiry;
  const facts: Fact[] = [
    { label: 'Tipo', value: TYPE_LABELS[type] },
    ...(subject ? [{ label: 'Producto', value: subject }] : []),
    { label: 'Página de origen', value: source ?? 'Sin página de origen' },
    { label: 'Llegó', value: formatDateTime(createdAt) },
    { label: 'Prometimos responder antes del', value: formatDateTime(dueAt) },
    { label: 'Primera respuesta', value: formatFirstReply(enquiry) },
    {
      label: 'Aviso de privacidad aceptado',
      value: consentVersion
        ? `Versión ${consentVersion}${consentAt ? `, ${formatDateTime(consentAt)}` : ''}`
        : 'Sin registro',
    },
  ];
  if (spamReason) facts.push({ label: 'Motivo de spam', value: spamReason });
  return <Facts facts={facts} />;
}
