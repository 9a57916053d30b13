import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/admin/lib/paths.ts';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { withStepSuggestion } from '../lib/suggest-steps.ts';
import { ChatForm, MESSAGE_FIELD_ID } from './chat-form.tsx';

/** Button and dialog that register a WhatsApp chat, a call or a visit; the new enquiry is shown afterwards. */
export function RegisterChat() {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon="message" size="md" onClick={() => setIsOpen(true)}>
        Registrar chat o llamada
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Registrar chat o llamada"
        focusId={MESSAGE_FIELD_ID}
        description="Un chat de WhatsApp, una llamada o una visita queda como consulta, con su folio y su plazo."
      >
        <ChatForm
          onCancel={close}
          onRegistered={({ documentId, firstReplyAt }) =>
            navigate(paths.enquiry.to(documentId), {
              state: withStepSuggestion(firstReplyAt !== null),
            })
          }
        />
      </Dialog>
    </>
  );
}
