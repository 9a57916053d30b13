import { isDeepStrictEqual } from 'node:util';

import { ADDED_HELP } from './build-configuration';
import type { Configuration, EditorRow, Metadata, Written } from './configuration';
import { fillRows, type SizeOf } from './fill-rows';
type MergedView = {
  configuration: Configuration;
  written: Written;
  /** Parts that staff changed and that were therefore kept. */
  kept: string[];
};

type Views = { stored: Configuration; desired: Configuration; before: Written | undefined };

const NOTHING: Metadata = { edit: {}, list: {} };

function onlyFields(rows: readonly EditorRow[], isKnown: (field: string) => boolean): EditorRow[] {
  return rows.map((row) => row.filter(({ name }) => isKnown(name))).filter((row) => row.length > 0);
}

/**
 * Merges our view into the stored one, part by part: replaces parts that are unchanged since the last
 * write or never touched, and keeps parts that staff changed. Fields added to or removed from the schema
 * do not count as changes, because Strapi adds and removes them itself.
 */
export function mergeView({ stored, desired, before }: Views, sizeOf: SizeOf): MergedView {
  const kept: string[] = [];
  const existed = (field: string) => before?.fields.includes(field) ?? false;
  const exists = (field: string) => field in stored.metadatas;

  /** Returns our value when the part is free or already equal; undefined when staff changed it. */
  function claim<Part>(part: string, now: Part, ours: Part, isFree: boolean): Part | undefined {
    if (isFree || isDeepStrictEqual(now, ours)) return ours;
    kept.push(part);
    return undefined;
  }

  function claimField(name: string): Metadata | undefined {
    const now = stored.metadatas[name] ?? NOTHING;
    const own = desired.metadatas[name] ?? NOTHING;
    const last = before?.metadatas[name];
    const ours = { edit: { ...now.edit, ...own.edit }, list: { ...now.list, ...own.list } };
    const isFree = last
      ? isDeepStrictEqual(now, last)
      : isUntouched.field(name, now, ADDED_HELP[name]);
    return claim(name, now, ours, isFree);
  }

  function claimColumns(): string[] | undefined {
    const { list } = stored.layouts;
    const last = before?.columns;
    if (desired.layouts.list.length === 0) return undefined;
    const isFree = last
      ? isDeepStrictEqual(list.filter(existed), last.filter(exists))
      : isUntouched.list(list);
    return claim('columns', list, desired.layouts.list, isFree);
  }

  function claimEditor(): EditorRow[] | undefined {
    const { edit } = stored.layouts;
    const last = before?.editor;
    const isFree = last
      ? isDeepStrictEqual(onlyFields(edit, existed), onlyFields(last, exists))
      : isUntouched.edit(edit, sizeOf);
    return claim('editor', edit, desired.layouts.edit, isFree);
  }

  function claimSettings(): Configuration['settings'] | undefined {
    const now = stored.settings;
    const last = before?.settings;
    const isFree = last ? isDeepStrictEqual(now, last) : isUntouched.settings(now);
    return claim('settings', now, { ...now, ...desired.settings }, isFree);
  }

  const settings = claimSettings();
  const columns = claimColumns();
  const editor = claimEditor();
  const fields = Object.keys(stored.metadatas);
  const metadatas = Object.fromEntries(
    fields.flatMap((name) => {
      const field = claimField(name);
      return field ? [[name, field]] : [];
    }),
  );
  return {
    configuration: {
      settings: settings ?? stored.settings,
      metadatas: { ...stored.metadatas, ...metadatas },
      layouts: { list: columns ?? stored.layouts.list, edit: editor ?? stored.layouts.edit },
    },
    written: {
      fields,
      settings: settings ?? before?.settings,
      metadatas: { ...before?.metadatas, ...metadatas },
      columns: columns ?? before?.columns,
      editor: editor ?? before?.editor,
    },
    kept,
  };
}

const DEFAULT_COLUMNS = 4;
const DEFAULT_PAGE_SIZE = 10;

/** Detects columns, editor, settings and fields that still have Strapi's defaults. */
const isUntouched = {
  list: (list: readonly string[]) => list.length <= DEFAULT_COLUMNS && list[0] === 'id',

  edit(edit: readonly EditorRow[], sizeOf: SizeOf): boolean {
    const fields = edit.flat().map(({ name }) => name);
    return JSON.stringify(fillRows(fields, sizeOf)) === JSON.stringify(edit);
  },

  settings: ({ pageSize, mainField, defaultSortBy, defaultSortOrder }: Configuration['settings']) =>
    pageSize === DEFAULT_PAGE_SIZE && defaultSortBy === mainField && defaultSortOrder === 'ASC',

  /** @param help description that a feature of ours sets in the schema */
  field(name: string, { edit, list }: Metadata, help = ''): boolean {
    const isNamed = (label: unknown) => label === undefined || label === name;
    const isEmpty = (text: unknown) => !text || text === help;
    return (
      isNamed(edit.label) &&
      isNamed(list.label) &&
      isEmpty(edit.description) &&
      isEmpty(edit.placeholder) &&
      edit.editable !== false
    );
  },
};
