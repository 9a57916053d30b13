import type { ChatInput } from '../../contracts/chat';
import { chatReference } from '../../contracts/chat-reference';
import type { VisitSource } from '../../contracts/visit-source';
import { addCategory, buildProduct } from './build-product';
import type { Cms } from './start-cms';

const LECTOR = { type: 'product', slug: 'lector' } as const;

export const PRODUCT_PAGE = '/productos/lector';
/** Of the chat link about the product on its page. */
export const PRODUCT_REFERENCE = chatReference(PRODUCT_PAGE, LECTOR);

/** Publishes the product that the references of the tests are about. */
export async function addLector(cms: Cms): Promise<string> {
  const category = await addCategory(cms);
  const data = { ...buildProduct(category), slug: LECTOR.slug };
  const product = await cms.strapi
    .documents('api::product.product')
    .create({ data, status: 'published' });
  return product.documentId;
}

/** Sends a press of a chat link, as the site does. */
export function postIntent(cms: Cms, reference: unknown, visit?: VisitSource) {
  return cms.request.post('/api/contact-intents').send({ data: { reference, visit } });
}

/** Returns a valid chat that arrived just now. */
export function buildChat(changes: Partial<ChatInput> = {}): ChatInput {
  return {
    message: `Hola, me interesa el lector.\nRef. ${PRODUCT_REFERENCE}`,
    name: 'Rosaura Méndez',
    phone: '951 555 0142',
    type: 'producto',
    arrivedAt: new Date().toISOString(),
    ...changes,
  };
}
