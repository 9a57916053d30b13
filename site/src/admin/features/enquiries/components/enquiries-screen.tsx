import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayAskForNotifications } from '#src/admin/lib/desktop-permission.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { useCurrentUser, useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useEnquiryCounts } from '#src/admin/lib/use-enquiry-counts.ts';
import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { DownloadButton } from '#src/admin/ui/download-button.tsx';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, mq, radius, space } from '#src/theme/tokens.ts';
import { listParams, NO_FILTERS } from '@tequiora/cms/contracts/enquiry-list-params.ts';
import { EXPORT_FORMAT_LABELS, EXPORT_FORMATS } from '@tequiora/cms/contracts/export-formats.ts';
import { arrivalsQuery, exportEnquiries } from '../api/enquiries.ts';
import { toExportQuery } from '../lib/list-query.ts';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { RegisterChat } from './register-chat.tsx';
import { SavedViews } from './saved-views.tsx';

/** Lists all enquiries by urgency, with search, filters and bulk actions. */
export function EnquiriesScreen() {
  const [state, setState] = useUrlState(listParams);
  const isManager = useIsManager();
  const { id: userId } = useCurrentUser();
  return (
    <>
      <PageHeader
        title="Consultas"
        description="Primero las más urgentes."
        actions={
          <>
            <RegisterChat />
            {isManager ? (
              <LinkButton to={paths.importEnquiries.to()} icon="upload">
                Importar
              </LinkButton>
            ) : null}
            {isManager &&
              EXPORT_FORMATS.map((format) => (
                <DownloadButton
                  key={format}
                  download={() => exportEnquiries(toExportQuery(state, userId), format)}
                  defaultName={`consultas.${format}`}
                  failure="Error al exportar consultas"
                >
                  {EXPORT_FORMAT_LABELS[format]}
                </DownloadButton>
              ))}
          </>
        }
      />
      <div css={listCss}>
        <SavedViews state={state} />
        <EnquiryFilters state={state} onChange={setState} />
        <ArrivalNotice onShow={() => setState({ ...NO_FILTERS, sort: '-recibida' })} />
        <EnquiryList state={state} onChange={setState} />
      </div>
    </>
  );
}

/** Announces enquiries received while the list is open, since filters or paging may hide them. */
function ArrivalNotice({ onShow }: { onShow: () => void }) {
  const { count, acknowledge } = useArrivals();
  const message = count === 1 ? 'Llegó 1 consulta nueva' : `Llegaron ${count} consultas nuevas`;
  return (
    <div css={count ? undefined : emptyCss}>
      {/* Always rendered: a live region that appears together with its text is often not read out. */}
      <VisuallyHidden as="div">
        <span role="status">{count ? message : ''}</span>
      </VisuallyHidden>
      {count ? (
        <div css={noticeCss}>
          <Icon name="bell" size={20} />
          <p css={textCss} aria-hidden="true">
            {message}
          </p>
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              acknowledge();
              onShow();
            }}
          >
            Ver por orden de llegada
          </Button>
          <AskForNotifications />
          <IconButton
            icon="close"
            label="Cerrar aviso de consultas nuevas"
            shape="square"
            onClick={acknowledge}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Asks the browser to show arrivals while the window is hidden; gone once it has an answer. */
function AskForNotifications() {
  const [isOffered, setIsOffered] = useState(mayAskForNotifications);
  if (!isOffered) return null;
  const ask = () => Notification.requestPermission().then(() => setIsOffered(false));
  return (
    <Button variant="link" size="sm" onClick={() => void ask()}>
      Avisarme en el escritorio
    </Button>
  );
}

const EPOCH = new Date(0).toISOString();

/**
 * Returns the number of enquiries received since the list was opened or `acknowledge` was called.
 */
function useArrivals(): { count: number; acknowledge: () => void } {
  const { data: counts } = useEnquiryCounts();
  const newest = counts ? (counts.newestAt ?? EPOCH) : null;
  const [since, setSince] = useState<string | null>(newest);
  if (since === null && newest !== null) setSince(newest);

  const hasArrivals = since !== null && newest !== null && newest > since;
  const { data: count } = useQuery({
    ...arrivalsQuery(since ?? EPOCH, newest ?? EPOCH),
    enabled: hasArrivals,
  });
  return { count: hasArrivals ? (count ?? 0) : 0, acknowledge: () => setSince(newest) };
}

const listCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  [mq.belowMd]: { gap: space[7] },
  [mq.lg]: { gap: space[3] },
});

// Out of the flow, so that the empty element adds no gap.
const emptyCss = css({ position: 'absolute' });

const noticeCss = css({
  ...adminText.sm,
  ...flex.wrapRow,
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${space[5]}`,
  border: '1px solid currentColor',
  borderRadius: radius.md,
  background: color.infoBg,
  color: color.info,
});

const textCss = css({ flex: '1 1 auto', fontWeight: 600 });
