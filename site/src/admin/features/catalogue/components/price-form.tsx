import { css } from '@emotion/react';
import type { UseFormReturn } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { DateInput } from '#src/admin/ui/date-input.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Select, type SelectOption } from '#src/components/form/select.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { mq, space } from '#src/theme/tokens.ts';
import {
  ACTION_LABELS,
  ROUNDING_LABELS,
  UNIT_LABELS,
  type PriceValues,
} from '../lib/price-form.ts';

const optionsOf = (labels: Record<string, string>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The fields of a change of prices. */
export function PriceForm({ form }: { form: UseFormReturn<PriceValues> }) {
  const [action, unit] = form.watch(['action', 'unit']);
  return (
    <Panel title="2. Elige qué cambia">
      <div css={fieldsCss}>
        <Select
          id="precios-que"
          label="Cambio"
          options={optionsOf(ACTION_LABELS)}
          {...formField(form, 'action')}
        />
        {action === 'endOffer' ? null : (
          <>
            <Select
              id="precios-unidad"
              label="En"
              options={optionsOf(UNIT_LABELS)}
              {...formField(form, 'unit')}
            />
            <TextInput
              id="precios-cuanto"
              label="Cuánto"
              inputMode="decimal"
              autoComplete="off"
              isRequired
              hint={unit === 'percent' ? 'Por ejemplo, 15' : 'Por ejemplo, 250.00'}
              {...formField(form, 'value')}
            />
            <Select
              id="precios-redondeo"
              label="Redondear"
              options={optionsOf(ROUNDING_LABELS)}
              {...formField(form, 'rounding')}
            />
          </>
        )}
        {action === 'offer' ? (
          <>
            <DateInput
              id="precios-desde"
              label="Desde (opcional)"
              type="datetime-local"
              hint="Vacío: empieza al aplicarla"
              form={form}
              name="offerFrom"
            />
            <DateInput
              id="precios-hasta"
              label="Hasta (opcional)"
              type="datetime-local"
              hint="Vacío: hasta que la quites"
              form={form}
              name="offerUntil"
            />
          </>
        ) : null}
      </div>
    </Panel>
  );
}

const fieldsCss = css({
  display: 'grid',
  gap: `${space[2]} ${space[5]}`,
  [mq.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' },
});
