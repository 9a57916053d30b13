import type { APIRequestContext } from '@playwright/test';
import { formatMoney } from '@tequiora/cms/contracts/money.ts';
import { CmsEditor } from '../../../scripts/lib/cms-editor.ts';
import { signIn } from '../support/dashboard.ts';
import { atEachWidth, expectNoViolations } from '../support/expect-no-violations.ts';
import { allowPublications, expect, expectLive, test } from '../support/test.ts';

const PRODUCT = 'api::product.product';
const PACKAGE = 'api::package.package';
const OFFER_PRICE = 777;
const NO_OFFER = { offerPrice: null, offerFrom: null, offerUntil: null };
const LAST_DAY = '2046-12-01T06:00:00.000Z';

type Offer = {
  price?: string;
  priceValidUntil?: string;
  priceSpecification?: { maxPrice?: number };
};

/** Returns the offers in the structured data of a page. */
async function readOffers(request: APIRequestContext, path: string): Promise<Offer[]> {
  const html = await (await request.get(path)).text();
  const offers: Offer[] = [];
  for (const [, json = ''] of html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)) {
    JSON.parse(json, (key, value: unknown) => {
      if (key === 'offers') offers.push(value as Offer);
      return value;
    });
  }
  return offers;
}

// The dashboard is refused a price below the offer.
test.use({ expectedConsoleErrors: ['400 (Bad Request)'] });

test('an offer is on cards, pages and in structured data, and ends without a publication', async ({
  page,
  request,
  product,
}) => {
  allowPublications();
  const cms = new CmsEditor(product.cmsUrl, product.staff.editor);
  const products = (await cms.list(PRODUCT)) as unknown as {
    documentId: string;
    slug: string;
    name: string;
    price: number;
  }[];
  const sold = products.find(({ price }) => price > 1000);
  const [bundle] = await cms.list(PACKAGE);
  if (!sold || !bundle) throw new Error('missing in the demo content: products or packages');
  const { documentId, slug, name, price } = sold;
  const address = `/productos/${slug}`;
  const current = { offerPrice: OFFER_PRICE, offerFrom: null, offerUntil: LAST_DAY };
  try {
    await cms.publish(PRODUCT, documentId, current);
    await cms.publish(PACKAGE, bundle.documentId, current);
    await expectLive(
      request,
      address,
      (html) => html.includes(formatMoney(OFFER_PRICE)),
      'the offer',
    );

    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText(formatMoney(OFFER_PRICE)).first()).toBeVisible();
    await expect(main.getByText(`Ahorras ${formatMoney(price - OFFER_PRICE)}`)).toBeVisible();
    await expect(main.getByText('Oferta hasta el 30 de noviembre')).toBeVisible();
    await atEachWidth(page, () => expectNoViolations(page, 'main'));
    expect(await readOffers(request, address)).toEqual([
      expect.objectContaining({ price: '777.00', priceValidUntil: LAST_DAY }),
    ]);
    await page.goto('/productos');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
    await expect(card.getByText('Oferta hasta el 30 de noviembre')).toBeVisible();
    await expectLive(request, '/servicios', (html) => html.includes(LAST_DAY), 'the package');
    expect(await readOffers(request, '/servicios')).toContainEqual(
      expect.objectContaining({
        priceValidUntil: LAST_DAY,
        priceSpecification: expect.objectContaining({
          minPrice: OFFER_PRICE,
          maxPrice: OFFER_PRICE,
        }),
      }),
    );

    // The dashboard has no field for the offer.
    await signIn(page, product, `/admin/productos/${documentId}`);
    await page.getByLabel(/^Precio/).fill('700');
    await page.getByRole('button', { name: 'Guardar y publicar' }).click();
    await expect(
      page.getByText(/tiene que ser menor que el precio, \$700\.00/).first(),
    ).toBeVisible();

    const end = new Date(Date.now() + 15_000).toISOString();
    await cms.publish(PRODUCT, documentId, { ...current, offerUntil: end });
    await expectLive(
      request,
      address,
      (html) => !html.includes(formatMoney(OFFER_PRICE)),
      'the end of the offer',
    );
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(end));
    expect(await readOffers(request, address)).toEqual([
      expect.not.objectContaining({ priceValidUntil: expect.anything() }),
    ]);
  } finally {
    await cms.publish(PRODUCT, documentId, NO_OFFER);
    await cms.publish(PACKAGE, bundle.documentId, NO_OFFER);
    await expectLive(
      request,
      '/servicios',
      (html) => !html.includes(LAST_DAY),
      'the package as before',
    );
  }
});
