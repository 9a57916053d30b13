import { isRecord } from '../../../../contracts/is-record';
import type { FieldPath, PressedPlace, WritableText } from '../../../../contracts/preview';
import type { Values } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';

/** A list of components around a place, and the position of the place in it. */
export type PlaceList = { path: FieldPath; label: string; index: number; count: number };

/** What the tools of the preview pane offer for a pressed place. */
export type PlaceDescription = {
  /** Label for staff: `Secciones 2 › Título`. */
  label: string;
  /** The text to write in the page; null where only the form can change the field. */
  text: (WritableText & { maxLength: number | null }) | null;
  /** The outermost list first. */
  lists: PlaceList[];
};

const SHORT_TEXTS = new Set(['string', 'text', 'email']);

const isList = (value: unknown): value is Values[] =>
  // Files are in lists that have a form of their own.
  Array.isArray(value) && value.every((row) => isRecord(row) && !('mime' in row));

const valueAt = (values: unknown, steps: readonly string[]): unknown => {
  const [step, ...rest] = steps;
  if (step === undefined) return values;
  const inner = isRecord(values) || Array.isArray(values) ? values : {};
  return valueAt((inner as Values)[step], rest);
};

/** Describes a pressed place by the fields and values of the form; null if the form has no such field. */
export function describePlace(
  { path, isWhole }: PressedPlace,
  fields: readonly EntryField[],
  values: Values,
): PlaceDescription | null {
  const steps = path.split('.');
  const own = fields.find((field) => field.path.join('.') === path);
  // The first field of a pressed component, or the field of a pressed picture of several.
  const closest =
    own ?? fields.find((field) => steps.every((step, at) => (field.path[at] ?? step) === step));
  if (!closest) return null;
  const labels = closest.place.split(' › ');
  const depth = steps.filter((step) => !isIndex(step)).length;
  const label = labels.slice(0, depth).join(' › ');
  const lists = steps.flatMap((step, at) => {
    const above = steps.slice(0, at);
    const list = valueAt(values, above);
    if (!isIndex(step) || !isList(list)) return [];
    const position = above.filter((each) => !isIndex(each)).length - 1;
    const name = (labels[position] ?? '').replace(/ \d+$/, '');
    return [{ path: above.join('.'), label: name, index: Number(step), count: list.length }];
  });
  return { label, text: own && isWhole ? textOf(own, path, label) : null, lists };
}

function textOf({ attribute, value }: EntryField, path: FieldPath, label: string) {
  if (!SHORT_TEXTS.has(attribute.type)) return null;
  const maxLength = 'maxLength' in attribute ? attribute.maxLength : undefined;
  const isMultiline = attribute.type === 'text';
  return {
    path,
    label,
    value: typeof value === 'string' ? value : '',
    isMultiline,
    maxLength: maxLength ?? null,
  };
}

/** Returns the path of a place after the row of a list around it has moved. */
export function movedPath(path: FieldPath, list: PlaceList, to: number): FieldPath {
  return path.replace(`${list.path}.${list.index}`, `${list.path}.${to}`);
}

const isIndex = (step: string) => /^\d+$/.test(step);
