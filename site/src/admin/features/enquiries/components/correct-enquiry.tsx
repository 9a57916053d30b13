import { useState } from 'react';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { Button } from '#src/components/ui/button.tsx';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { CorrectionForm } from './correction-form.tsx';

/** Button and dialog that correct the data of an enquiry. */
export function CorrectEnquiry({ enquiry }: { enquiry: EnquiryDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" icon="pencil" onClick={() => setIsOpen(true)}>
        Corregir datos
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Corregir datos"
        description="El historial guarda el dato anterior, el nuevo y quién lo corrigió."
      >
        <CorrectionForm enquiry={enquiry} onDone={close} />
      </Dialog>
    </>
  );
}
