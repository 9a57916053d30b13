import { css } from '@emotion/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { adminText, bodyTextCss } from '#src/admin/ui/admin-text.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { EnquiryStatusBadge } from '#src/admin/ui/enquiry-status-badge.tsx';
import { Facts, type Fact } from '#src/admin/ui/facts.tsx';
import { formatBusinessDuration } from '#src/admin/ui/format-relative-time.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { ScreenLink, tallLinkCss } from '#src/admin/ui/screen-link.tsx';
import { CHANNEL_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { notify } from '#src/components/notifications/store.ts';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail, EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryChannel } from '@tequiora/cms/contracts/enquiry.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { useDeleteEnquiry } from '../api/enquiry-changes.ts';
import { readListContext } from '../lib/list-context.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';

/** Shows type, source, response target and consent of an enquiry. */
export function EnquiryFacts({ enquiry }: { enquiry: EnquiryDetail }) {
  const { type, channel, reference, subject, source, createdAt, dueAt, spamReason } = enquiry;
  const { consentVersion, consentAt } = enquiry;
  const facts: Fact[] = [
    { label: 'Tipo', value: TYPE_LABELS[type] },
    { label: 'Canal', value: CHANNEL_LABELS[channel] },
    ...(reference ? [{ label: 'Referencia', value: reference }] : []),
    ...(subject ? [{ label: 'Producto', value: subject }] : []),
    { label: 'Página de origen', value: source ?? UNKNOWN_SOURCES[channel] },
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

const UNKNOWN_SOURCES: Record<EnquiryChannel, string> = {
  formulario: 'Sin página de origen',
  whatsapp: 'Desconocido',
};

/** Formats the date of the first reply and the business time it took. */
function formatFirstReply({ firstReplyAt, answerMinutes }: EnquiryDetail): string {
  if (!firstReplyAt) return 'Todavía no';
  const date = formatDateTime(firstReplyAt);
  return answerMinutes === null
    ? date
    : `${date} (en ${formatBusinessDuration(answerMinutes)} hábiles)`;
}

type RelatedEnquiriesProps = { enquiryId: string; related: readonly EnquirySummary[] };

/** Lists other enquiries of the same person, with a link to the person. */
export function RelatedEnquiries({ enquiryId, related }: RelatedEnquiriesProps) {
  return (
    <Panel
      title="De la misma persona"
      action={
        <ScreenLink to={paths.person.to(enquiryId)} css={tallLinkCss}>
          Ver a la persona
        </ScreenLink>
      }
    >
      {related.length === 0 ? (
        <p css={smallCss}>No hay otras consultas con este correo o teléfono.</p>
      ) : (
        <ul role="list" css={listCss}>
          {related.map(({ documentId, folio, type, status, createdAt, name }) => (
            <li key={documentId} css={itemCss}>
              <ScreenLink to={paths.enquiry.to(documentId)} css={tallLinkCss}>
                {folio} · {TYPE_LABELS[type]}
              </ScreenLink>
              <EnquiryStatusBadge status={status} />
              <span css={smallCss}>
                {name}, <RelativeTime iso={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type PersonDataLinkProps = { enquiry: Pick<EnquiryDetail, 'email' | 'phone'> };

/**
 * Link to the personal data of the sender. The location state carries the e-mail, since URLs stay
 * in the browser history.
 */
export function PersonDataLink({ enquiry: { email, phone } }: PersonDataLinkProps) {
  return (
    <Panel title="Datos de esta persona">
      <div css={bodyCss}>
        <p css={bodyTextCss}>
          Todo lo que se guarda de ella, para darle una copia o eliminarlo si lo pide.
        </p>
        <LinkButton to={paths.personalData.to()} state={{ person: { email, phone } }}>
          Ver sus datos
        </LinkButton>
      </div>
    </Panel>
  );
}

/** Deletes the enquiry after confirmation and returns to the list with its filters. */
export function DeleteEnquiry({ enquiry }: { enquiry: EnquiryDetail }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutateAsync, isPending } = useDeleteEnquiry(enquiry.documentId);
  const isMounted = useIsMounted();
  const titleOf = useOutcomeTitle();
  const location = useLocation();
  const navigate = useNavigate();

  const remove = () =>
    mutateAsync().then(
      () => {
        notify('success', 'Consulta eliminada', `Se borró la consulta ${enquiry.folio}.`);
        if (!isMounted()) return;
        const { search } = readListContext(location.state);
        navigate({ pathname: paths.enquiries.to(), search }, { replace: true });
      },
      (error: unknown) => {
        setIsConfirming(false);
        notifyFailure(titleOf('Error al eliminar consulta', enquiry), error);
      },
    );

  return (
    <div css={placeCss}>
      <DangerButton icon="trash" onClick={() => setIsConfirming(true)}>
        Eliminar
      </DangerButton>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void remove()}
        title={`¿Eliminar la consulta de ${enquiry.name}?`}
        description="Se borra con su historial y sus notas. No se puede deshacer."
        confirmLabel="Eliminar consulta"
        isWorking={isPending}
      />
    </div>
  );
}

const listCss = css({ ...adminText.sm, display: 'grid', gap: space[4] });

const itemCss = css({ ...flex.wrapSpread, gap: `0 ${space[4]}` });

const smallCss = css({ ...adminText.xs, flexBasis: '100%', color: color.fgMuted });

const bodyCss = css({ display: 'grid', gap: space[4], justifyItems: 'start' });

// Clear of the reply bar at the bottom on phones.
const placeCss = css({ justifySelf: 'start', [mq.belowMd]: { marginBottom: space[7] } });
