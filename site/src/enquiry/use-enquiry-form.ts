import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { loadPage } from '#src/lib/load-page.ts';
import { removeFromList } from '#src/lib/product-list.ts';
import { revealResults } from '#src/lib/reveal-results.ts';
import { showFieldErrors } from '#src/lib/show-field-errors.ts';
import { fillGreeting } from '#src/lib/whatsapp.ts';
import { msSinceShown } from '#src/lib/when-shown.ts';
import { describeLines } from '@tequiora/cms/contracts/enquiry-lines.ts';
import {
  ENQUIRY_MESSAGES,
  ENQUIRY_TYPES,
  type EnquiryReceipt,
} from '@tequiora/cms/contracts/enquiry.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { createEnquirySender, toEnquiryInput } from './create-enquiry-sender.ts';
import { clearDraft, loadDraft, saveDraft } from './enquiry-draft.ts';
import {
  EMPTY_ENQUIRY,
  enquirySchema,
  enquirySchemaWithExtra,
  type EnquiryValues,
} from './enquiry-schema.ts';
import { formIdOf, type SectionForm } from './section-form.ts';
import { hasEarlyFailure, readTypedValues } from './typed-values.ts';
import { useEnquiryList } from './use-enquiry-list.ts';
import { readVisitSource } from './visit-source.ts';

type Product = Queries.ProductDetailFieldsFragment;

/** Id of the heading above the form. */
export const FORM_TITLE_ID: SectionId<'/contacto'> = 'escribenos';

/** Returns path and query (campaign parameters) as the CMS records them. */
function currentSource(): string {
  return `${window.location.pathname}${window.location.search}`;
}

/** Returns the enquiry type that a link such as `/contacto?producto=…` or `?tipo=producto` preselects. */
function typeFromUrl(): Partial<EnquiryValues> {
  const query = new URLSearchParams(window.location.search);
  const type = ENQUIRY_TYPES.find((each) => query.has(each) || query.get('tipo') === each);
  return type ? { type } : {};
}

/** Returns what the visitor typed; browsers also restore a type that the link has preselected. */
function readOwnValues(empty: EnquiryValues, section: SectionForm | undefined) {
  const { type, ...texts } = readTypedValues(empty, formIdOf(section));
  return section || !type || type === typeFromUrl().type ? texts : { ...texts, type };
}

/**
 * Holds the contact form, or that of a section: idle, submitting, failed with the text kept, or done with a
 * folio.
 */
export function useEnquiryForm(privacyVersion: string | null, section?: SectionForm) {
  const formId = formIdOf(section);
  const [receipt, setReceipt] = useState<EnquiryReceipt | null>(null);
  const [failure, setFailure] = useState(() =>
    hasEarlyFailure(formId) ? String(ENQUIRY_MESSAGES.failed) : null,
  );
  const [send] = useState(createEnquirySender);
  const [empty] = useState(() => ({ ...EMPTY_ENQUIRY, ...(section && { type: section.type }) }));
  const [typed] = useState(() => readOwnValues(empty, section));
  // A restored text may be sent at once, without the minimum visit time.
  const [isNewText] = useState(() => Object.keys(loadDraft(formId)).length === 0);
  const form = useForm<EnquiryValues>({
    resolver: yupResolver(section?.extra?.isRequired ? enquirySchemaWithExtra : enquirySchema),
    defaultValues: empty,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { reset, watch, handleSubmit, setFocus } = form;
  const isContact = formId === undefined;

  useEffect(() => {
    reset({ ...empty, ...loadDraft(formId), ...(isContact && typeFromUrl()), ...typed });
    if (Object.keys(typed).length > 0) saveDraft({ ...loadDraft(formId), ...typed }, formId);
    // Stores typed values only: text that the form generated is replaced for the next product.
    const subscription = watch((values, { name, type }) => {
      if (!name || type !== 'change') return;
      saveDraft({ ...loadDraft(formId), [name]: values[name] }, formId);
    });
    return () => subscription.unsubscribe();
  }, [reset, watch, typed, empty, formId, isContact]);
  const product = useEnquiryProduct(form, isContact);
  const list = useEnquiryList(isContact);
  useListMessage(form, list !== null);
  useEffect(() => {
    if (isContact && typeFromUrl().type) revealResults(FORM_TITLE_ID);
  }, [isContact]);

  const onValid = async (values: EnquiryValues) => {
    setFailure(null);
    try {
      const context = {
        source: currentSource(),
        visit: readVisitSource(),
        subject: section?.subject ?? (list ? describeLines(list.lines) : (product?.name ?? null)),
        lines: list?.input,
        extraLabel: section?.extra?.label,
        privacyVersion,
      };
      const input = toEnquiryInput(values, context);
      setReceipt(await send(input, isNewText ? Math.round(msSinceShown()) : undefined));
      clearDraft(formId);
      if (list) removeFromList(...list.input.map(({ slug }) => slug));
      notify('success', 'Mensaje enviado', 'Hemos recibido tu consulta. Te contactaremos pronto.');
    } catch (error) {
      showFieldErrors(form, error);
      const isTooOften = error instanceof ApiError && error.status === 429;
      setFailure(isTooOften ? error.message : ENQUIRY_MESSAGES.failed);
      notify('error', 'Error', ENQUIRY_MESSAGES.failed);
    }
  };

  return {
    form,
    receipt,
    /** Message of a request that failed as a whole; null otherwise. */
    failure,
    /** The product in the URL; null without one. */
    product,
    /** The list that is sent; null without one. */
    list,
    submit: (event: FormEvent) => void handleSubmit(onValid)(event),
    startAnother: () => {
      reset(empty);
      flushSync(() => setReceipt(null));
      setFocus('name');
    },
  };
}

/**
 * Returns the product in `/contacto?producto=…`; null until it is loaded, or without one. Prefills the
 * message unless it has text.
 */
function useEnquiryProduct({ getValues, reset }: Message, isContact: boolean): Product | null {
  const greetings = useSettings()?.greetings;
  const [product, setProduct] = useState<Product | null>(null);

  useEffect(() => {
    const slug = new URLSearchParams(window.location.search).get('producto');
    if (!slug || !isContact) return;
    let isCurrent = true;
    void loadPage(`/productos/${slug}`).then((page) => {
      const data = page?.json?.data as Queries.ProductPageQuery | undefined;
      const found = data?.product;
      if (!isCurrent || !found) return;
      setProduct(found);
      const greeting = found.price === null ? greetings?.quote : greetings?.product;
      if (!greeting) return;
      fillMessage({ getValues, reset }, fillGreeting(greeting, { nombre: found.name }));
    });
    return () => {
      isCurrent = false;
    };
  }, [getValues, reset, greetings, isContact]);

  return product;
}

type Message = Pick<UseFormReturn<EnquiryValues>, 'getValues' | 'reset'>;

/** Puts a generated text into the message unless it has text. */
function fillMessage({ getValues, reset }: Message, generated: string) {
  // After a reload, browsers restore the field, so the generated text was stored as typed.
  const { message: typed, ...draft } = loadDraft();
  if (typed === generated) saveDraft(draft);
  if (getValues('message') !== '') return;
  reset({ ...getValues(), message: generated });
}

/** Prefills the message of a form that sends a list. */
function useListMessage({ getValues, reset }: Message, hasList: boolean) {
  const greeting = useSettings()?.greetings.quote;
  useEffect(() => {
    if (!hasList || !greeting) return;
    fillMessage({ getValues, reset }, fillGreeting(greeting, { nombre: 'mi lista' }));
  }, [getValues, reset, hasList, greeting]);
}
