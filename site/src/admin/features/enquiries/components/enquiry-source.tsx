import { Facts } from '#src/admin/ui/facts.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import {
  TOUCH_FIELDS,
  TOUCH_LABELS,
  touchColumn,
  VISIT_COLUMN_LABELS,
  VISIT_COLUMNS,
  type VisitColumns,
} from '@tequiora/cms/contracts/visit-columns.ts';

/** Shows how the visit of an enquiry reached the site; nothing if that is not known. */
export function EnquirySource({ enquiry }: { enquiry: VisitColumns }) {
  const facts = listFacts(enquiry).flatMap(([label, value]) => (value ? { label, value } : []));
  return facts.length > 0 ? (
    <Panel title="Origen de la visita">
      <Facts facts={facts} />
    </Panel>
  ) : null;
}

/** Returns one touch, with short labels, if the first and the last are the same. */
function listFacts(enquiry: VisitColumns): (readonly [label: string, value: string | null])[] {
  const isOneTouch = TOUCH_FIELDS.every(
    (field) => enquiry[touchColumn('first', field)] === enquiry[touchColumn('last', field)],
  );
  if (!isOneTouch) return VISIT_COLUMNS.map((name) => [VISIT_COLUMN_LABELS[name], enquiry[name]]);
  return [
    ...TOUCH_FIELDS.map(
      (field) => [TOUCH_LABELS[field], enquiry[touchColumn('first', field)]] as const,
    ),
    [VISIT_COLUMN_LABELS.viewedPage, enquiry.viewedPage],
  ];
}
