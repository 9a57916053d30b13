import { css } from '@emotion/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { deleteLater } from '#src/admin/lib/pending-deletions.ts';
import { bodyTextCss } from '#src/admin/ui/admin-text.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { Facts, type Fact } from '#src/admin/ui/facts.tsx';
import { formatBusinessDuration } from '#src/admin/ui/format-relative-time.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { CHANNEL_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { notify } from '#src/components/notifications/store.ts';
import { mq, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { ENQUIRY_LABELS as LABELS } from '@tequiora/cms/contracts/enquiry-labels.ts';
import type { EnquiryChannel } from '@tequiora/cms/contracts/enquiry.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatExtra } from '@tequiora/cms/contracts/format-extra.ts';
import { useDeleteEnquiry } from '../api/enquiry-changes.ts';
import { readListContext } from '../lib/list-context.ts';

/** Shows type, source, response target and consent of an enquiry. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryDetail }) {
  const { type, company, channel, reference, subject, source, createdAt, dueAt, spamReason } =
    enquiry;
  const { consentVersion, consentAt } = enquiry;
  const extra = formatExtra(enquiry);
  const facts: Fact[] = [
    { label: LABELS.type, value: TYPE_LABELS[type] },
    ...(company ? [{ label: LABELS.company, value: company }] : []),
    { label: LABELS.channel, value: CHANNEL_LABELS[channel] },
    ...(reference ? [{ label: LABELS.reference, value: reference }] : []),
    ...(subject ? [{ label: LABELS.subject, value: subject }] : []),
    ...(extra ? [{ label: LABELS.extra, value: extra }] : []),
    { label: LABELS.source, value: source ?? UNKNOWN_SOURCES[channel] },
    { label: LABELS.createdAt, value: formatDateTime(createdAt) },
    { label: LABELS.dueAt, value: formatDateTime(dueAt) },
    { label: LABELS.firstReplyAt, value: formatFirstReply(enquiry) },
    {
      label: LABELS.consent,
      value: consentVersion
        ? `Versión ${consentVersion}${consentAt ? `, ${formatDateTime(consentAt)}` : ''}`
        : 'Sin registro',
    },
  ];
  if (spamReason) facts.push({ label: LABELS.spamReason, value: spamReason });
  return <Facts facts={facts} />;
}

const UNKNOWN_SOURCES: Record<EnquiryChannel, string> = {
  formulario: 'Sin página de origen',
  whatsapp: 'Desconocido',
  llamada: 'Desconocido',
  visita: 'Desconocido',
  correo: 'Desconocido',
  anuncio: 'Desconocido',
};

/** Formats the date of the first reply and the business time it took. */
function formatFirstReply({ status, firstReplyAt, answerMinutes }: EnquiryDetail): string {
  if (!firstReplyAt) return status === 'completado' ? 'Se cerró sin respuesta' : 'Todavía no';
  const date = formatDateTime(firstReplyAt);
  return answerMinutes === null
    ? date
    : `${date} (en ${formatBusinessDuration(answerMinutes)} hábiles)`;
}

type PersonDataLinkProps = { enquiry: Pick<EnquiryDetail, 'email' | 'phone' | 'phoneExtension'> };

/**
 * Link to the personal data of the sender. The location state carries the e-mail, since URLs stay
 * in the browser history.
 */
export function PersonDataLink({ enquiry }: PersonDataLinkProps) {
  const { email, phoneExtension } = enquiry;
  // A number with an extension is that of a company, and of many persons.
  const phone = phoneExtension ? null : enquiry.phone;
  return (
    <Panel title="Datos de esta persona">
      <div css={bodyCss}>
        <p css={bodyTextCss}>
          Todo lo que se guarda de ella, para darle una copia o eliminarlo si lo pide. Para
          rectificar un dato, usa «Corregir datos».
        </p>
        <LinkButton to={paths.personalData.to()} state={{ person: { email, phone } }}>
          Ver sus datos
        </LinkButton>
      </div>
    </Panel>
  );
}

/** Deletes the enquiry after confirmation and returns to «Hoy» or to the list with its filters. */
export function DeleteEnquiry({ enquiry }: { enquiry: EnquiryDetail }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { documentId, folio } = enquiry;
  const { mutateAsync } = useDeleteEnquiry(documentId);
  const location = useLocation();
  const navigate = useNavigate();

  const send = () =>
    mutateAsync().then(
      () => notify('success', 'Consulta eliminada', `Se borró la consulta ${folio}.`),
      (error: unknown) => notifyFailure(`Error al eliminar consulta (${folio})`, error),
    );

  const remove = () => {
    const titleOf = () => `Se eliminará la consulta ${folio}`;
    deleteLater({ ids: [documentId], titleOf, remove: send });
    const { search, isToday } = readListContext(location.state);
    const list = { pathname: paths.enquiries.to(), search };
    navigate(isToday ? paths.today.to() : list, { replace: true });
  };

  return (
    <div css={placeCss}>
      <DangerButton icon="trash" onClick={() => setIsConfirming(true)}>
        Eliminar
      </DangerButton>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={remove}
        title={`¿Eliminar la consulta de ${enquiry.name}?`}
        description="Se borra con su historial y sus notas. Tienes diez segundos para deshacerlo."
        confirmLabel="Eliminar consulta"
      />
    </div>
  );
}

const bodyCss = css({ display: 'grid', gap: space[4], justifyItems: 'start' });

// Clear of the reply bar at the bottom on phones.
const placeCss = css({ justifySelf: 'start', [mq.belowMd]: { marginBottom: space[7] } });
