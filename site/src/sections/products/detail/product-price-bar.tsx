import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { OpenPrice, Price } from '#src/components/ui/price.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { PriceBar } from '#src/sections/shared/price-bar.tsx';
import { currentPrice } from '@tequiora/cms/contracts/offers.ts';

type ProductPriceBarProps = {
  product: Pick<
    Queries.ProductDetailFieldsFragment,
    'name' | 'slug' | 'offerPrice' | 'price' | 'tax' | 'unit'
  >;
};

/** The price of a product, in view with its enquiry button. */
export function ProductPriceBar({ product }: ProductPriceBarProps) {
  const { name, slug, unit, tax } = product;
  const amount = currentPrice(product);
  return (
    <PriceBar
      name={name}
      price={amount === null ? <OpenPrice /> : <Price amount={amount} unit={unit} tax={tax} />}
      action={
        <ButtonLink to={`/contacto?producto=${slug}`} size="md">
          <span>{amount === null ? 'Pedir cotización' : 'Solicitar información'}</span>
          <VisuallyHidden>{` sobre ${name}`}</VisuallyHidden>
        </ButtonLink>
      }
    />
  );
}
