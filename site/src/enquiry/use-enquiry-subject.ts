import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSettings } from '#src/components/layout/settings-context.tsx';
import { loadPageData } from '#src/lib/page-loader.ts';
import { fillGreeting } from '#src/lib/whatsapp.ts';
import type { EnquiryValues } from './enquiry-schema.ts';

/** Begins the message with the product that `/contacto?producto=…` names, if nothing is written yet. */
export function useProductMessage({ getValues, reset }: UseFormReturn<EnquiryValues>): void {
  const greeting = useSettings()?.greetings.product;

  useEffect(() => {
    const slug = new URLSearchParams(window.location.search).get('producto');
    if (!slug || !greeting) return;
    let isCurrent = true;
    void loadPageData(`/productos/${slug}`).then((data) => {
      const name = (data as Queries.ProductPageQuery | null)?.product?.name;
      if (!isCurrent || !name || getValues('message') !== '') return;
      reset({ ...getValues(), message: fillGreeting(greeting, { nombre: name }) });
    });
    return () => {
      isCurrent = false;
    };
  }, [getValues, reset, greeting]);
}
