import { useNavigate } from 'react-router-dom';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { MailQuestion, ReceivedMail } from '@tequiora/cms/contracts/enquiry-mail.ts';
import { useDecideMail, useSettleMails } from '../api/enquiry-changes.ts';

type ReceivedNoticesProps = { enquiry: EnquiryDetail };

/** Shows that the sender wrote again, and asks about mails that may belong to another enquiry. */
export function ReceivedNotices({ enquiry }: ReceivedNoticesProps) {
  const questions = enquiry.received.filter(({ question }) => question !== null);
  return (
    <>
      {questions.map((mail) => (
        <MailQuestionBanner key={mail.id} enquiry={enquiry} mail={mail} />
      ))}
      {enquiry.firstReplyAt && enquiry.waitingUntil ? <WaitingBanner enquiry={enquiry} /> : null}
    </>
  );
}

const REASONS: Record<MailQuestion, string> = {
  folio: 'menciona el folio de esta consulta, pero viene de otra dirección',
  address: 'viene de la dirección de esta consulta, pero no responde a ningún correo',
};

type MailQuestionBannerProps = ReceivedNoticesProps & { mail: ReceivedMail };

function MailQuestionBanner({ enquiry, mail }: MailQuestionBannerProps) {
  const { documentId } = enquiry;
  const { id: mailId, name, subject, question } = mail;
  const { mutateAsync, isPending } = useDecideMail(documentId);
  const navigate = useNavigate();
  const decide = async (belongs: boolean) => {
    try {
      const { data } = await mutateAsync({ mailId, belongs });
      if (belongs) return;
      notify('success', 'El correo es ahora otra consulta', `Es la consulta ${data.folio}.`);
      navigate(paths.enquiry.to(data.documentId));
    } catch (error) {
      notifyFailure('Error al guardar la respuesta', error);
    }
  };
  return (
    <Banner
      tone="warning"
      action={
        <>
          <Button variant="secondary" isLoading={isPending} onClick={() => void decide(true)}>
            Sí, es de esta
          </Button>
          <Button variant="secondary" isLoading={isPending} onClick={() => void decide(false)}>
            No, es otra consulta
          </Button>
        </>
      }
    >
      <p>{`El correo «${subject || 'Sin asunto'}» de ${name} ${REASONS[question ?? 'address']}. ¿Es de esta consulta?`}</p>
    </Banner>
  );
}

function WaitingBanner({ enquiry }: ReceivedNoticesProps) {
  const { mutateAsync, isPending } = useSettleMails(enquiry.documentId);
  const settle = () =>
    mutateAsync().catch((error: unknown) => notifyFailure('Error al guardar', error));
  return (
    <Banner
      tone="info"
      action={
        <Button variant="secondary" isLoading={isPending} onClick={() => void settle()}>
          No hace falta responder
        </Button>
      }
    >
      <p>{`${enquiry.name} te escribió después de tu respuesta y espera otra.`}</p>
    </Banner>
  );
}
