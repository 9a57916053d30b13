import { useOverview } from '#src/admin/lib/use-overview.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { describeMail } from '../lib/describe-mail.ts';

/** Warns when mail cannot be sent. */
export function MailState() {
  const { data } = useOverview();
  if (!data?.mail) return null;
  return <Banner tone="warning">{describeMail(data.mail)}</Banner>;
}
