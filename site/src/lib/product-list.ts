import { LINE_LIMITS, type EnquiryLineInput } from '@tequiora/cms/contracts/enquiry-lines.ts';
import { isRecord } from '@tequiora/cms/contracts/is-record.ts';
import { readStored, writeStored } from './storage.ts';

/** «Mi lista»: the products that the visitor chose, kept in this browser and shared by its tabs. */

/** A product of the list; the name is kept, since the product can be withdrawn. */
export type ListLine = EnquiryLineInput;

const KEY = 'tequiora:lista';

export const EMPTY_LIST: readonly ListLine[] = [];

/** The list of this page while storage is blocked or full. */
let unstored: string | null = null;
let parsed: { text: string | null; list: readonly ListLine[] } = { text: null, list: EMPTY_LIST };
const listeners = new Set<() => void>();

function isLine(value: unknown): value is ListLine {
  return (
    isRecord(value) &&
    typeof value.slug === 'string' &&
    typeof value.name === 'string' &&
    Number.isSafeInteger(value.quantity) &&
    (value.quantity as number) > 0
  );
}

function parse(text: string | null): readonly ListLine[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const lines = Array.isArray(value) ? value.filter(isLine) : [];
    const bySlug = new Map(lines.map((line) => [line.slug, line]));
    return [...bySlug.values()].slice(0, LINE_LIMITS.count);
  } catch {
    return EMPTY_LIST;
  }
}

/** Returns the list; the same object until it changes, here or in another tab. */
export function readList(): readonly ListLine[] {
  const text = unstored ?? readStored('localStorage', KEY);
  if (text !== parsed.text) parsed = { text, list: parse(text) };
  return parsed.list;
}

function write(list: readonly ListLine[]): void {
  const text = JSON.stringify(list);
  writeStored('localStorage', KEY, text);
  unstored = readStored('localStorage', KEY) === text ? null : text;
  listeners.forEach((listener) => listener());
}

/** Puts a product in the list with a quantity; false if the list is full. */
export function putInList(line: ListLine): boolean {
  const list = readList();
  const isListed = list.some(({ slug }) => slug === line.slug);
  if (!isListed && list.length >= LINE_LIMITS.count) return false;
  const quantity = Math.min(line.quantity, LINE_LIMITS.quantity);
  const next = { slug: line.slug, name: line.name, quantity };
  write(isListed ? list.map((each) => (each.slug === line.slug ? next : each)) : [...list, next]);
  return true;
}

/** Removes products from the list. */
export function removeFromList(...slugs: readonly string[]): void {
  write(readList().filter(({ slug }) => !slugs.includes(slug)));
}

function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== KEY) return;
  unstored = null;
  listeners.forEach((listener) => listener());
}

/** A page from the cache for Back has missed the changes of other tabs. */
function onShow(): void {
  listeners.forEach((listener) => listener());
}

/** Calls `listener` when the list changes, in this tab or another one. Returns the end of it. */
export function subscribeToList(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
