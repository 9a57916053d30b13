import { css } from '@emotion/react';
import { paths } from '#src/admin/lib/paths.ts';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import { useOverview } from '#src/admin/lib/use-overview.ts';
import { adminText, mutedCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { MAIL_REASONS } from '#src/admin/ui/mail-reasons.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { useNow } from '#src/hooks/use-now.ts';
import { color, mq, space } from '#src/theme/tokens.ts';
import { formatDateTime, formatTime, formatWeekday } from '@tequiora/cms/contracts/format-date.ts';
import type { MailTrouble } from '@tequiora/cms/contracts/mail.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import { FeaturedProducts } from './featured-products.tsx';
import { NewestEnquiries } from './newest-enquiries.tsx';
import { SiteState } from './site-state.tsx';
import { StatCards } from './stat-cards.tsx';

/** Home screen of the dashboard. */
export function OverviewScreen() {
  return (
    <>
      <OverviewHeader />
      <MailState />
      <StatCards />
      <div css={columnsCss}>
        <div css={columnCss}>
          <NewestEnquiries />
          <FeaturedProducts />
        </div>
        <div css={[columnCss, asideCss]}>
          <SiteState />
          <QuickActions />
        </div>
      </div>
    </>
  );
}

const MINUTE = 60_000;

/** Shows the date and greets the user by name. */
function OverviewHeader() {
  const { name } = useCurrentUser();
  const now = useNow(MINUTE) ?? new Date();
  return (
    <div css={headerCss}>
      <p css={mutedCss}>{formatWeekday(now)}</p>
      <h1 css={titleCss} tabIndex={-1} data-screen-title="">
        {greeting(name, now)}
      </h1>
    </div>
  );
}

/** Returns 'Buenos días, Rosa', by the time in Mexico City and the first word of the name. */
function greeting(name: string, now: Date): string {
  const [firstName = ''] = name.trim().split(/\s+/);
  return `${salutation(parseInt(formatTime(now)))}, ${firstName}`;
}

function salutation(hour: number): string {
  if (hour < 5 || hour >= 19) return 'Buenas noches';
  return hour < 12 ? 'Buenos días' : 'Buenas tardes';
}

function QuickActions() {
  return (
    <Panel title="Acciones rápidas">
      <div css={listCss}>
        <LinkButton to={paths.newProduct.to()} icon="plus">
          Agregar producto
        </LinkButton>
        <LinkButton to={paths.newService.to()} icon="briefcase">
          Crear servicio
        </LinkButton>
        <LinkButton to={paths.reports.to()} icon="chart">
          Ver reportes
        </LinkButton>
      </div>
    </Panel>
  );
}

/** Warns when mail cannot be sent. */
function MailState() {
  const { data } = useOverview();
  if (!data?.mail) return null;
  return <Banner tone="warning">{describeMail(data.mail)}</Banner>;
}

/** Returns why and since when mail is not sent, and the number of waiting and lost messages. */
function describeMail({ waiting, lost, since, reason }: MailTrouble): string {
  return [
    `Los correos no están saliendo desde el ${formatDateTime(since)}: ${MAIL_REASONS[reason]}.`,
    waiting === 1 && 'Hay 1 en espera; se enviará solo cuando se pueda.',
    waiting > 1 && `Hay ${formatNumber(waiting)} en espera; se enviarán solos cuando se pueda.`,
    lost === 1 && 'Hay 1 que ya no se enviará.',
    lost > 1 && `Hay ${formatNumber(lost)} que ya no se enviarán.`,
    'Las consultas están completas en el tablero.',
  ]
    .filter(Boolean)
    .join(' ');
}

const columnsCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  [mq.xl]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
});

const columnCss = css({ display: 'grid', gap: space[6], minWidth: 0 });

const asideCss = css({
  alignItems: 'start',
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mq.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const headerCss = css({ display: 'grid', gap: space[2] });

const titleCss = css({ ...adminText.xl, color: color.fg, overflowWrap: 'anywhere' });

const listCss = css({ display: 'grid', gap: space[4] });
