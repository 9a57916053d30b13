import { useEffect, useState } from 'react';
import { useListedProducts } from '#src/hooks/use-listed-products.ts';
import { useProductList } from '#src/hooks/use-product-list.ts';
import { quantityOf, toEnquiryLine } from '#src/lib/listed-product.ts';
import { EMPTY_LIST } from '#src/lib/product-list.ts';
import type { EnquiryLine, EnquiryLineInput } from '@tequiora/cms/contracts/enquiry-lines.ts';

export type EnquiryList = {
  /** What is sent. */
  input: EnquiryLineInput[];
  /** What is shown, with prices. */
  lines: EnquiryLine[];
  isLoading: boolean;
};

/** Returns the products of «Mi lista» for `/contacto?lista=1`; null without products, or elsewhere. */
export function useEnquiryList(isContact: boolean): EnquiryList | null {
  const [isAsked, setIsAsked] = useState(false);
  const stored = useProductList();
  const list = isAsked ? stored : EMPTY_LIST;
  const stateOf = useListedProducts(list.map(({ slug }) => slug));

  useEffect(() => {
    setIsAsked(isContact && new URLSearchParams(window.location.search).has('lista'));
  }, [isContact]);

  if (list.length === 0) return null;
  return {
    input: list.map((line) => ({
      ...line,
      quantity: quantityOf(line, stateOf(line.slug).product),
    })),
    lines: list.map((line) => toEnquiryLine(line, stateOf(line.slug).product)),
    isLoading: list.some(({ slug }) => stateOf(slug).status === 'loading'),
  };
}
