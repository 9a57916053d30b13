import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { formatMoneyInput } from '#src/admin/lib/format-money-input.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { DateInput } from '#src/admin/ui/date-input.tsx';
import { Dialog, dialogFooterCss } from '#src/admin/ui/dialog.tsx';
import { DraftNotice } from '#src/admin/ui/draft-notice.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { object } from '#src/lib/yup.ts';
import { color, flex, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail, WithUndo } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { quoteFields } from '@tequiora/cms/contracts/enquiry-quote-schema.ts';
import {
  formatQuote,
  QUOTE_COLUMN_LABELS,
  readQuote,
  type Quote,
} from '@tequiora/cms/contracts/enquiry-quote.ts';
import { parseMoney } from '@tequiora/cms/contracts/parse-money.ts';
import { isoDay, LAST_DAY } from '@tequiora/cms/contracts/zoned-time.ts';
import { useDropQuote, useSetQuote } from '../api/enquiry-changes.ts';
import { useOutcomeTitle } from '../lib/use-outcome-title.ts';
import { useUndo } from '../lib/use-undo.ts';

/** Shows what the enquiry was quoted and when the sale is expected, and changes it while the enquiry is open. */
export function QuotePanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const { documentId, status, updatedAt } = enquiry;
  const [isAsking, setIsAsking] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const { mutateAsync, isPending } = useDropQuote(documentId);
  const titleOf = useOutcomeTitle();
  const reportChange = useUndo();
  const quote = readQuote(enquiry);
  const isOpen = status === 'nuevo' || status === 'contactado';
  if (!quote && !isOpen) return null;

  const report = (title: string, response: WithUndo) =>
    reportChange({ title: titleOf(title, enquiry), responses: [response] });
  const drop = () =>
    void mutateAsync({ updatedAt }).then(
      (response) => {
        report('Cotización quitada', response);
        // The pressed button is gone.
        text.current?.focus();
      },
      (error: unknown) => notifyFailure(titleOf('Error al quitar la cotización', enquiry), error),
    );
  return (
    <Panel title="Cotización">
      <div css={rowCss}>
        <p ref={text} tabIndex={-1} css={textCss}>
          {quote
            ? formatQuote(quote)
            : 'Con el importe y la fecha se calcula el pronóstico del mes.'}
        </p>
        {isOpen ? (
          <Button variant="secondary" icon="receipt" onClick={() => setIsAsking(true)}>
            {quote ? 'Cambiar cotización' : 'Registrar cotización'}
          </Button>
        ) : null}
        {isOpen && quote ? (
          <Button variant="secondary" isLoading={isPending} onClick={drop}>
            Quitar cotización
          </Button>
        ) : null}
      </div>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="¿Cuánto cotizaste?">
        <QuoteForm
          enquiry={enquiry}
          onSaved={(response) => {
            setIsAsking(false);
            report('Cotización guardada', response);
          }}
          onCancel={() => setIsAsking(false)}
        />
      </Dialog>
    </Panel>
  );
}

/** As typed: '12,500.00'. */
type QuoteValues = { amount: string; saleOn: string };

const resolver = yupResolver(
  object(quoteFields((raw) => parseMoney(String(raw)))),
) as unknown as Resolver<QuoteValues, unknown, Quote>;

type QuoteFormProps = {
  enquiry: EnquiryDetail;
  onSaved: (response: WithUndo) => void;
  onCancel: () => void;
};

/** Form for a quote. The draft is kept until it is saved. */
function QuoteForm({ enquiry, onSaved, onCancel }: QuoteFormProps) {
  const { documentId, quoteAmount, quoteSaleOn, updatedAt } = enquiry;
  const form = useForm<QuoteValues, unknown, Quote>({
    resolver,
    defaultValues: { amount: formatMoneyInput(quoteAmount), saleOn: quoteSaleOn ?? '' },
  });
  const draft = useFormDraft(form, `cotizacion:${documentId}`);
  const { mutateAsync, isPending } = useSetQuote(documentId);
  const titleOf = useOutcomeTitle();
  const save = form.handleSubmit((quote) =>
    mutateAsync({ ...quote, updatedAt }).then(
      (response) => {
        draft.clear();
        onSaved(response);
      },
      (error: unknown) => notifyFailure(titleOf('Error al guardar la cotización', enquiry), error),
    ),
  );
  return (
    <form noValidate css={formCss} onSubmit={(event) => void save(event)}>
      {draft.isRestored ? <DraftNotice onDiscard={draft.discard} /> : null}
      <TextInput
        id="importe-cotizado"
        label={QUOTE_COLUMN_LABELS.quoteAmount}
        hint="En pesos, por ejemplo 12,500.00"
        isRequired
        inputMode="decimal"
        autoComplete="off"
        {...formField(form, 'amount')}
      />
      <DateInput
        id="venta-esperada"
        label={QUOTE_COLUMN_LABELS.quoteSaleOn}
        isRequired
        min={isoDay(new Date())}
        max={LAST_DAY}
        form={form}
        name="saleOn"
      />
      <div css={dialogFooterCss}>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" isLoading={isPending}>
          Guardar cotización
        </Button>
      </div>
    </form>
  );
}

const rowCss = css({ ...flex.wrap, gap: space[3] });

const textCss = css({
  ...adminText.sm,
  flexBasis: '100%',
  color: color.fgBody,
  overflowWrap: 'anywhere',
  outlineOffset: '4px',
});

const formCss = css({ display: 'grid', gap: space[4], minWidth: 0 });
