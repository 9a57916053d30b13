import { Banner } from '#src/admin/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { describeMailProblem } from '@tequiora/cms/contracts/enquiry-mail.ts';
import { useWithdrawnDraft } from '../lib/use-reply-mail.ts';

type MailNoticesProps = {
  enquiry: EnquiryDetail;
  /** Opens the reply, whose draft is the mail. */
  onCorrect: () => void;
  /** Opens an empty reply. */
  onWrite: () => void;
};

/** Shows the mails that a server refused or returned, or that wait for a server, and withdraws them. */
export function MailNotices({ enquiry, onCorrect, onWrite }: MailNoticesProps) {
  const { withdraw, isPending } = useWithdrawnDraft(enquiry, onCorrect);
  return enquiry.mails.map((mail) => {
    const { id, state, subject, problem } = mail;
    if (problem && state === 'bounced') {
      return (
        <Banner
          key={id}
          tone="danger"
          action={
            <Button variant="secondary" onClick={onWrite}>
              Escribir otra vez
            </Button>
          }
        >
          <p>{`El correo «${subject}» rebotó: ${describeMailProblem(problem)}. No lo recibió.`}</p>
          {problem.response ? <p>{`Su servidor dijo: ${problem.response}`}</p> : null}
        </Banner>
      );
    }
    if (!problem || (state !== 'refused' && state !== 'waiting')) return null;
    const isRefused = state === 'refused';
    const reason = describeMailProblem(problem);
    return (
      <Banner
        key={id}
        tone={isRefused ? 'danger' : 'warning'}
        action={
          <Button variant="secondary" isLoading={isPending} onClick={() => withdraw(mail)}>
            {isRefused ? 'Corregir y enviar otra vez' : 'No enviar'}
          </Button>
        }
      >
        <p>
          {isRefused
            ? `El correo «${subject}» no salió: ${reason}. La consulta sigue sin esta respuesta.`
            : `El correo «${subject}» está en espera: ${reason}. Lo seguimos intentando.`}
        </p>
        {problem.response ? <p>{`El servidor dijo: ${problem.response}`}</p> : null}
      </Banner>
    );
  });
}
