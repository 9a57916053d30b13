/** Returns an article with the fields of its card, header and body. */
export function makeArticle(
  overrides: Partial<NonNullable<Queries.ArticlePageQuery['article']>> = {},
): NonNullable<Queries.ArticlePageQuery['article']> & { readingMinutes: number; id: string } {
  const text = (written: string) => ({ type: 'text', text: written });
  return {
    id: String(overrides.slug ?? 'caja'),
    title: 'Cinco minutos para tu caja',
    slug: 'caja',
    summary: 'De dónde salen las diferencias.',
    date: '2026-11-09',
    updatedAt: '2026-11-20T10:00:00.000Z',
    readingMinutes: 3,
    category: { name: 'Punto de venta', slug: 'punto-de-venta' },
    author: { name: 'Araceli Ventura', role: 'Atención a clientes', portrait: null },
    image: null,
    share: { shareImage: '/static/caja.jpg' },
    shareCard: '/static/tarjeta.jpg',
    seo: null,
    body: [
      { type: 'heading', level: 2, children: [text('De dónde salen')] },
      { type: 'paragraph', children: [text('Nota: cuenta el fondo.')] },
      { type: 'paragraph', children: [text('Venta | Diferencia\n$5,000 | $10')] },
      { type: 'quote', children: [text('Dormí tranquila.\n— Marisol Cruz')] },
      {
        type: 'paragraph',
        children: [{ type: 'link', url: '/productos/cajon', children: [text('Cajón')] }],
      },
      {
        type: 'paragraph',
        children: [{ type: 'link', url: '/contacto', children: [text('Escríbenos')] }],
      },
    ] as unknown as Record<string, unknown>,
    bodyPictures: [],
    ...overrides,
  };
}
