import { css } from '@emotion/react';
import { bodyTextCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Select } from '#src/components/form/select.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { flex, mq, space } from '#src/theme/tokens.ts';
import type { ImportCell } from '@tequiora/cms/contracts/catalogue-import.ts';
import {
  type ColumnUse,
  isColumnUse,
  LEAD_FIELD_NAMES,
  LEAD_FIELDS,
} from '@tequiora/cms/contracts/enquiry-import.ts';
import { ENQUIRY_CHANNEL_LABELS, ENQUIRY_CHANNELS } from '@tequiora/cms/contracts/enquiry.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type { LeadSheet } from '../api/enquiry-import.ts';

type ImportColumnsProps = {
  sheet: LeadSheet;
  onChange: (sheet: LeadSheet) => void;
  error: string | null;
  isChecking: boolean;
  onCheck: () => void;
  onBack: () => void;
};

const USE_OPTIONS = [
  { value: '', label: 'No usar' },
  ...LEAD_FIELD_NAMES.map((name) => ({ value: name, label: LEAD_FIELDS[name].label })),
  { value: 'note', label: 'Agregar al mensaje' },
];

const CHANNEL_OPTIONS = ENQUIRY_CHANNELS.map((value) => ({
  value,
  label: ENQUIRY_CHANNEL_LABELS[value],
}));

const SAMPLES = 3;
const SAMPLE_LENGTH = 90;

const textOf = (cell: ImportCell | undefined) =>
  typeof cell === 'object' && cell !== null ? cell.date : String(cell ?? '');

/** Returns the first values of a column, as an example of its content. */
function samplesOf({ rows }: LeadSheet, index: number): string {
  const texts = rows.map(({ cells }) => textOf(cells[index]).trim()).filter(Boolean);
  const samples = [...new Set(texts)].slice(0, SAMPLES).join(' · ');
  return samples.slice(0, SAMPLE_LENGTH) || 'Vacía';
}

/** Asks what each column of a file is, and how the enquiries arrived. */
export function ImportColumns(props: ImportColumnsProps) {
  const { sheet, onChange, error, isChecking, onCheck, onBack } = props;
  const { columns, uses, rows, file, channel, isAnswered } = sheet;
  const setUse = (index: number, raw: string) => {
    const use: unknown = raw || null;
    if (!isColumnUse(use)) return;
    // Only one column may be used for a field.
    const next = uses.map((each, position): ColumnUse => {
      if (position === index) return use;
      return each === use && use !== 'note' ? null : each;
    });
    onChange({ ...sheet, uses: next });
  };
  return (
    <Panel title="Qué es cada columna">
      <Stack gap={6}>
        <p css={bodyTextCss}>
          {`«${file}» tiene ${formatCount(rows.length, 'fila', 'filas')}. Revisa qué es cada columna.`}
        </p>
        <div css={columnsCss}>
          {columns.map((title, index) => (
            <Select
              key={index}
              id={`columna-${index}`}
              label={title || `Columna ${index + 1}`}
              hint={samplesOf(sheet, index)}
              value={uses[index] ?? ''}
              options={USE_OPTIONS}
              onChange={(event) => setUse(index, event.target.value)}
            />
          ))}
        </div>
        <div css={columnsCss}>
          <Select
            id="importar-canal"
            label="Cómo llegaron"
            value={channel}
            options={CHANNEL_OPTIONS}
            onChange={(event) => {
              const found = ENQUIRY_CHANNELS.find((each) => each === event.target.value);
              if (found) onChange({ ...sheet, channel: found });
            }}
          />
        </div>
        <CheckBox
          label="Ya se atendieron en otro lado: quedan como «Contactado» y no esperan respuesta"
          isChecked={isAnswered}
          onToggle={() => onChange({ ...sheet, isAnswered: !isAnswered })}
        />
        {error ? <Banner tone="danger">{error}</Banner> : null}
        <div css={actionsCss}>
          <Button variant="secondary" onClick={onBack}>
            Elegir otro archivo
          </Button>
          <Button isLoading={isChecking} onClick={onCheck}>
            Revisar las filas
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

const columnsCss = css({
  display: 'grid',
  gap: space[6],
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mq.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const actionsCss = css({
  ...flex.wrap,
  gap: space[4],
  justifyContent: 'flex-end',
  [mq.belowMd]: { '& > *': { flex: '1 1 auto' } },
});
