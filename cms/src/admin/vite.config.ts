import path from 'node:path';
import type { Plugin, UserConfig } from 'vite';

const UPLOAD_DIR = '/@strapi/upload/dist/admin/';
const PANEL_DIR = path.join(__dirname, '../features/regional/panel');

/** Returns the import of names of a file of the panel. */
const importFrom = (file: string, names: string) =>
  `import { ${names} } from ${JSON.stringify(path.join(PANEL_DIR, file))};\n`;

type Change = {
  imported?: string;
  edits: { text: RegExp; count: number; replacement: string }[];
};

/** End of a module's path → what is replaced in its source. */
const CHANGES: Record<string, Change> = {
  'future/pages/Assets/utils/buildAssetFilters.mjs': {
    imported: importFrom('company-days.ts', 'startOfDay, endOfDay'),
    edits: [
      { text: /const (?:startOfDay|endOfDay) = \(date\)=>\{[^}]+\};/g, count: 2, replacement: '' },
    ],
  },
  'components/FilterPopover/FilterValueInput.mjs': {
    imported: importFrom('zoned-date-time-input.tsx', 'CompanyDateTimePicker as DateTimePicker'),
    edits: [{ text: /(?<=import \{ )DateTimePicker, /g, count: 1, replacement: '' }],
  },
  // The labels of the picture dialog are English, and its fields take pictures only.
  'utils/displayedFilters.mjs': {
    edits: [
      { text: /(?<=label: ')createdAt(?=')/g, count: 1, replacement: 'Fecha de subida' },
      { text: /(?<=label: ')updatedAt(?=')/g, count: 1, replacement: 'Último cambio' },
      { text: /,\s+\{\s+name: 'mime'[^]+(?=\n\];)/g, count: 1, replacement: '' },
    ],
  },
};

/**
 * Makes the filters of the media library use the days of the company.
 *
 * UPSTREAM: @strapi/upload 5.54 · functions, labels and an import of its filters, in the built panel
 * why: its filters use the days of the browser's time zone, are partly English, and have no extension point
 * test: site/e2e/panel/dates.spec.ts
 * until: the panel has a setting for its time zone
 */
const companyDays: Plugin = {
  name: 'company-days',
  transform(code, id) {
    const end = Object.keys(CHANGES).find((each) => id.endsWith(UPLOAD_DIR + each));
    const change = end === undefined ? undefined : CHANGES[end];
    if (!change) return null;
    const { imported = '', edits } = change;
    const edited = edits.reduce((source, { text, count, replacement }) => {
      if ([...source.matchAll(text)].length !== count) throw new Error(`${end} changed`);
      return source.replaceAll(text, replacement);
    }, code);
    return { code: imported + edited, map: null };
  },
};

export default (config: UserConfig): UserConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), companyDays],
});
