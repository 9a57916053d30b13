import { useOverview } from '#src/admin/lib/use-overview.ts';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { OpenedReply, useOpenedReply } from '../lib/use-opened-reply.ts';
import { ReplyForm } from './reply-form.tsx';
import { SentConfirmation } from './sent-confirmation.tsx';

/** Fallback when the company name cannot be loaded. */
const COMPANY = 'Tequiora';

type ReplyDialogProps = {
  enquiry: EnquiryDetail;
  reply: ReturnType<typeof useOpenedReply>;
  isOpen: boolean;
  onClose: () => void;
};

/**
 * Composes a reply from a template, opens it in WhatsApp or the mail program, and asks whether it
 * was sent.
 */
export function ReplyDialog({ enquiry, reply, isOpen, onClose }: ReplyDialogProps) {
  const { opened, open, forget } = reply;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={opened ? '¿Lo enviaste?' : `Responder a ${enquiry.name}`}
    >
      {opened ? (
        <SentConfirmation
          enquiry={enquiry}
          opened={opened}
          onNotSent={forget}
          onRecorded={() => {
            onClose();
            forget();
          }}
        />
      ) : (
        <ReplyContent enquiry={enquiry} onOpen={open} onCancel={onClose} />
      )}
    </Dialog>
  );
}

type ReplyContentProps = {
  enquiry: EnquiryDetail;
  onOpen: (reply: OpenedReply) => void;
  onCancel: () => void;
};

function ReplyContent({ enquiry, onOpen, onCancel }: ReplyContentProps) {
  const { data: overview, isPending } = useOverview();
  if (isPending) {
    return (
      <SkeletonGroup label="Preparando las plantillas…">
        <Skeleton height="18rem" />
      </SkeletonGroup>
    );
  }
  const company = overview?.company.name || COMPANY;
  return <ReplyForm {...{ enquiry, company, onOpen, onCancel }} />;
}
