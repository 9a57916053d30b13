/** The source of a visit as it is stored with an enquiry, and shown to staff. */
import { type TouchField, UTM_FIELDS } from './visit-source';

const TOUCHES = { first: 'Primera visita', last: 'Última visita' } as const;
type TouchName = keyof typeof TOUCHES;
type TouchColumn = `${TouchName}${Capitalize<TouchField>}`;

type VisitColumn = TouchColumn | 'viewedPage';
export type VisitColumns = Record<VisitColumn, string | null>;

/** In the order of the dashboard and of exports. */
export const TOUCH_LABELS: Record<TouchField, string> = {
  campaign: 'Campaña',
  source: 'Fuente',
  medium: 'Medio',
  term: 'Término',
  content: 'Contenido',
  adNetwork: 'Red de anuncios',
  referrer: 'Sitio anterior',
  landingPage: 'Página de llegada',
};

export const TOUCH_FIELDS = Object.keys(TOUCH_LABELS) as readonly TouchField[];

/** Returns the column of a field of the first or last touch. */
export function touchColumn(name: TouchName, field: TouchField): TouchColumn {
  return `${name}${field.charAt(0).toUpperCase()}${field.slice(1)}` as TouchColumn;
}

const labelsOf = (name: TouchName) =>
  TOUCH_FIELDS.map((field) => [
    touchColumn(name, field),
    `${TOUCHES[name]}: ${TOUCH_LABELS[field].toLowerCase()}`,
  ]);

export const VISIT_COLUMN_LABELS = Object.fromEntries([
  ...labelsOf('first'),
  ...labelsOf('last'),
  ['viewedPage', 'Último producto o servicio visto'],
]) as Record<VisitColumn, string>;

/** Columns that the list of enquiries filters by: those of the last touch, as in the report. */
export type VisitFilter = `last${Capitalize<TouchField>}` | 'viewedPage';

export const VISIT_FILTER_LABELS = {
  ...Object.fromEntries(
    TOUCH_FIELDS.map((field) => [touchColumn('last', field), TOUCH_LABELS[field]]),
  ),
  viewedPage: 'Producto o servicio visto',
} as Record<VisitFilter, string>;

export const VISIT_FILTERS = Object.keys(VISIT_FILTER_LABELS) as readonly VisitFilter[];

/** Columns of the parameters `utm_…`, which people type into links: «Buen Fin», «buen fin ». */
export const UTM_COLUMNS: readonly VisitColumn[] = (['first', 'last'] as const).flatMap((name) =>
  UTM_FIELDS.map((field) => touchColumn(name, field)),
);

/** Returns the one spelling of a value of a campaign link: lower case, no surrounding spaces. */
export function toUtmValue(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

export const VISIT_VALUES_MAX = 100;

/** `GET /api/enquiries/visit-values?column=lastSource`: its values, most enquiries first, without doubtful ones and spam. */
export type VisitValuesResponse = { data: string[] };

export const VISIT_COLUMNS = Object.keys(VISIT_COLUMN_LABELS) as readonly VisitColumn[];
