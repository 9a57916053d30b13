import type { EnquiryDetail } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { ReplyForm } from './reply-form.tsx';

/** What the templates say when the CMS cannot tell the company's name. */
const COMPANY = 'Tequiora';

type ReplyDialogProps = { enquiry: EnquiryDetail; isOpen: boolean; onClose: () => void };

/** Writes an answer from a template and opens it where it is sent from. */
export function ReplyDialog({ enquiry, isOpen, onClose }: ReplyDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Responder a ${enquiry.name}`}>
      <ReplyContent enquiry={enquiry} onClose={onClose} />
    </Dialog>
  );
}

function ReplyContent({ enquiry, onClose }: Omit<ReplyDialogProps, 'isOpen'>) {
  const { data: overview, isPending } = useOverview();
  if (isPending) {
    return (
      <SkeletonGroup label="Preparando las plantillas…">
        <Skeleton height="18rem" />
      </SkeletonGroup>
    );
  }
  const company = overview?.company.name || COMPANY;
  return <ReplyForm enquiry={enquiry} company={company} onDone={onClose} />;
}
