import { isRecord } from '@tequiora/cms/contracts/is-record.ts';
import type {
  FieldPath,
  Place,
  PressedPlace,
  PreviewContent,
} from '@tequiora/cms/contracts/preview.ts';

/** Shorter texts are part of too many others. */
const MIN_PART = 3;

/** A field and the element that shows it. */
export type ShownField = PressedPlace & { element: Element };

/** In these, a press of the space bar presses the control. */
const CONTROLS = 'button, label, option, select, summary';

/** Returns the field whose text or picture an element shows; null for what the entry does not have. */
export function findField(element: Element, entry: PreviewContent): ShownField | null {
  const places = listPlaces(entry);
  const around = ancestors(element);
  const exact = firstOf(around, (each) => {
    const path = fieldOf(each, places);
    if (path === null) return null;
    const isWhole = !(each instanceof HTMLImageElement) && each.closest(CONTROLS) === null;
    return { path, element: each, isWhole };
  });
  if (exact) return exact;
  const path =
    fieldAround(element, places) ??
    firstOf(around, (each) => commonPath(placesWithin(each, places)));
  return path === null ? null : { path, element, isWhole: false };
}

/** Returns the field of the picture that an element shows; null for a picture of another entry. */
export const findPictureField = (picture: Element, entry: PreviewContent): FieldPath | null =>
  fieldOf(
    picture,
    listPlaces(entry).filter((place) => 'picture' in place),
  );

/** Lists the innermost elements that show a text or a picture of an entry. */
export const listShownFields = (root: Element, entry: PreviewContent): HTMLElement[] =>
  listShownPlaces(root, listPlaces(entry));

/** Lists the innermost elements that show one of these places. */
export function listShownPlaces(root: Element, places: readonly Place[]): HTMLElement[] {
  const shownHere = new Set(places.map(contentOf));
  const showsPlace = (each: Element) =>
    shownHere.has(each instanceof HTMLImageElement ? pictureOf(each) : textOf(each));
  const shown = [...root.querySelectorAll<HTMLElement>('*')].filter(showsPlace);
  const outer = new Set(shown.map(({ parentElement }) => parentElement));
  return shown.filter((each) => !outer.has(each));
}

/** Lists what an entry shows and another version of it does not, wherever in the entry it is. */
export function listAdded(entry: PreviewContent, other: PreviewContent): Place[] {
  const known = listPlaces(other).map(contentOf);
  return listPlaces(entry).filter((place) => {
    const at = known.indexOf(contentOf(place));
    if (at < 0) return true;
    // A text that is repeated more often than before is new, too.
    known.splice(at, 1);
    return false;
  });
}

const contentOf = (place: Place) => ('text' in place ? place.text : place.picture);

/** Returns an element and what is around it, without the body. */
function ancestors(element: Element): Element[] {
  const { parentElement, ownerDocument } = element;
  if (element === ownerDocument.body) return [];
  return [element, ...(parentElement ? ancestors(parentElement) : [])];
}

function firstOf<Result>(
  elements: readonly Element[],
  find: (element: Element) => Result | null,
): Result | null {
  for (const element of elements) {
    const found = find(element);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the element that shows a field, or the first field of a component. */
export function findPlace(root: Element, path: FieldPath, entry: PreviewContent): Element | null {
  const places = listPlaces(entry).filter((place) => place.path === path || isBelow(place, path));
  for (const place of places) {
    const shown = [...root.querySelectorAll('*')].filter((each) => shows(each, place));
    // The innermost one of several that contain nothing else.
    const innermost = shown.filter((each) => !shown.some((other) => contains(each, other)));
    const position = positionAmongEqual(listPlaces(entry), place);
    // A name is in the path above the page, too.
    const element =
      innermost[position] && position > 0
        ? innermost[position]
        : (innermost.find((each) => each.closest('h1')) ?? innermost[0]);
    if (element) return element;
  }
  return null;
}

/** Lists what the fields of an entry show, in the order of the fields. */
function listPlaces(value: unknown, path: FieldPath = ''): Place[] {
  const at = (name: string | number) => (path ? `${path}.${name}` : String(name));
  if (typeof value === 'string') {
    const text = normalize(value);
    return text ? [{ path, text }] : [];
  }
  if (isBlocks(value)) {
    return value.flatMap(blockTexts).map((text) => ({ path, text }));
  }
  if (Array.isArray(value)) {
    return value.flatMap((part: unknown, index) =>
      // The rows of a list of texts have one field.
      listPlaces(part, typeof part === 'string' ? `${at(index)}.text` : at(index)),
    );
  }
  if (!isRecord(value)) return [];
  if (isPicture(value)) return [{ path, picture: fileName(value.url) }];
  return Object.entries(value)
    .filter(([name]) => name !== '__component')
    .flatMap(([name, part]) => listPlaces(part, at(name)));
}

function fieldOf(element: Element, places: readonly Place[]): FieldPath | null {
  const shown = places.filter((place) => shows(element, place));
  if (shown.length <= 1) return shown[0]?.path ?? null;
  // Equal texts are told apart by their order on the page.
  const equal = [...element.ownerDocument.querySelectorAll(element.localName)].filter((each) =>
    shown.some((place) => shows(each, place)),
  );
  return (shown[equal.indexOf(element)] ?? shown[0])?.path ?? null;
}

/** Returns the field with the shortest text around that of an element, such as a word of a title. */
function fieldAround(element: Element, places: readonly Place[]): FieldPath | null {
  const part = textOf(element);
  if (part.length < MIN_PART) return null;
  const around = places.filter((place) => 'text' in place && place.text.includes(part));
  const shortest = Math.min(...around.map(lengthOf));
  return around.find((place) => lengthOf(place) === shortest)?.path ?? null;
}

function placesWithin(element: Element, places: readonly Place[]): Place[] {
  const text = textOf(element);
  return places.filter(
    (place) => 'text' in place && place.text.length >= MIN_PART && text.includes(place.text),
  );
}

function shows(element: Element, place: Place): boolean {
  if ('text' in place) return textOf(element) === place.text;
  return element instanceof HTMLImageElement && pictureOf(element) === place.picture;
}

const pictureOf = ({ currentSrc, src }: HTMLImageElement) => fileName(currentSrc || src);

function positionAmongEqual(places: readonly Place[], place: Place): number {
  const isEqual = (each: Place) =>
    'text' in each && 'text' in place
      ? each.text === place.text
      : 'picture' in each && 'picture' in place && each.picture === place.picture;
  return places.filter(isEqual).findIndex(({ path }) => path === place.path);
}

/** Returns the deepest component with all fields; the first field if that is the entry; null without fields. */
function commonPath(places: readonly Place[]): FieldPath | null {
  const [first, ...others] = places.map(({ path }) => path);
  if (first === undefined || others.length === 0) return first ?? null;
  const steps = first.split('.');
  const depth = steps.findIndex((_step, index) => {
    const start = `${steps.slice(0, index + 1).join('.')}.`;
    return !others.every((path) => path.startsWith(start));
  });
  return depth > 0 ? steps.slice(0, depth).join('.') : first;
}

const isBelow = ({ path }: Place, above: FieldPath) => path.startsWith(`${above}.`);
const contains = (outer: Element, inner: Element) => outer !== inner && outer.contains(inner);
const lengthOf = (place: Place) => ('text' in place ? place.text.length : 0);
const textOf = ({ textContent }: Element) => normalize(textContent ?? '');

/** Returns a text as it is compared: without the stars around emphasised words, and invisible characters. */
function normalize(text: string): string {
  return text
    .replaceAll(/[*\u00AD\u200B]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

type Picture = { url: string };
type Block = { type: string; children: readonly unknown[] };

function isPicture(value: Record<string, unknown>): value is Picture {
  return 'alternativeText' in value && typeof value.url === 'string';
}

function isBlock(value: unknown): value is Block {
  return isRecord(value) && typeof value.type === 'string' && Array.isArray(value.children);
}

function isBlocks(value: unknown): value is readonly Block[] {
  return Array.isArray(value) && value.length > 0 && value.every(isBlock);
}

/** Returns the texts of a block of rich text; of a list, those of its items. */
function blockTexts(block: Block): string[] {
  const lists = block.children.filter(isBlock).filter(({ type }) => type.startsWith('list'));
  if (lists.length > 0) return lists.flatMap(blockTexts);
  const text = normalize(plainText(block));
  return text ? [text] : [];
}

function plainText(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.children) ? node.children.map(plainText).join('') : '';
}

/** Returns the name of a file of the media library without folder, size and ending. */
function fileName(url: string): string {
  const name = url.split(/[?#]/, 1).join().split('/').at(-1) ?? '';
  return name.replace(/\.\w+$/, '').replace(/^(thumbnail|small|medium|large|xsmall)_/, '');
}
