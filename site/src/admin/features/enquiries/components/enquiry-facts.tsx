import { css } from '@emotion/react';
import type { EnquiryDetail } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { TYPE_LABELS } from '#src/admin/ui/enquiry-labels.ts';
import { Facts, type Fact } from '#src/admin/ui/facts.tsx';
import { formatMoment } from '#src/admin/ui/moments.ts';
import { formatPhone, telHref } from '#src/lib/phone.ts';
import { color } from '#src/theme/tokens/color.ts';
import { answerWords } from '../lib/answer-words.ts';

/** Who asked and from where, what was promised and what was accepted. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryDetail }) {
  const { email, phone, type, subject, source, createdAt, dueAt, spamReason } = enquiry;
  const { consentVersion, consentAt } = enquiry;
  const facts: Fact[] = [
    {
      label: 'Correo',
      value: (
        <a href={`mailto:${email}`} css={linkCss}>
          {email}
        </a>
      ),
    },
    {
      label: 'Teléfono',
      value: phone ? (
        <a href={telHref(phone)} css={linkCss}>
          {formatPhone(phone)}
        </a>
      ) : (
        'No lo dejó'
      ),
    },
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

const linkCss = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: color.accent,
  fontWeight: 600,
});
