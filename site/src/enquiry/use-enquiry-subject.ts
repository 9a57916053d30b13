import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { loadPageData } from '#src/lib/load-page-data.ts';
import { fillGreeting } from '#src/lib/whatsapp.ts';
import type { EnquiryValues } from './enquiry-schema.ts';

/**
 * Returns the name of the product in `/contacto?producto=…`; null until it is loaded, or without
 * one. Prefills the message unless it has text.
 */
export function useEnquirySubject({
  getValues,
  reset,
}: UseFormReturn<EnquiryValues>): string | null {
  const greeting = useSettings()?.greetings.product;
  const [subject, setSubject] = useState<string | null>(null);

  useEffect(() => {
    const slug = new URLSearchParams(window.location.search).get('producto');
    if (!slug) return;
    let isCurrent = true;
    void loadPageData(`/productos/${slug}`).then((data) => {
      const name = (data as Queries.ProductPageQuery | null)?.product?.name;
      if (!isCurrent || !name) return;
      setSubject(name);
      if (!greeting || getValues('message') !== '') return;
      reset({ ...getValues(), message: fillGreeting(greeting, { nombre: name }) });
    });
    return () => {
      isCurrent = false;
    };
  }, [getValues, reset, greeting]);

  return subject;
}
