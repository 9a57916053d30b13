import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { listParams, NO_FILTERS } from '../lib/list-params.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { ExportButton } from './export-button.tsx';

/** Lists all enquiries by urgency, with search, filters and bulk actions. */
export function EnquiriesScreen() {
  const [state, setState] = useUrlState(listParams);
  return (
    <>
      <PageHeader
        title="Consultas"
        description="Primero las que esperan respuesta, la más urgente arriba."
        actions={<ExportButton state={state} />}
      />
      <EnquiryFilters state={state} onChange={setState} />
      <ArrivalNotice onShow={() => setState({ ...NO_FILTERS, sort: '-recibida' })} />
      <EnquiryList state={state} onChange={setState} />
    </>
  );
}
