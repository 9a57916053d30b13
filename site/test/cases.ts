type CaseContent = NonNullable<Queries.CasePageQuery['content']>;

/** Returns the content of a case page; pass the fields the test is about. */
export function makeCase(overrides: Partial<CaseContent> = {}): CaseContent {
  return {
    shareCard: '/static/compartir/tarjeta.jpg',
    slug: 'hotel',
    title: 'Un hotel sin dobles reservas',
    client: 'Casa Yelvia',
    clientType: 'Hotel boutique',
    description: 'Un solo calendario.',
    completedAt: '2024-05-17',
    industry: { slug: 'hotel', name: 'Hoteles', color: 'sky' },
    image: null,
    problem: 'Vendía la misma noche dos veces.',
    solution: 'Un calendario que bloquea la noche.',
    system: 'Tequiora Posada con motor de reservas.',
    usedSystems: [],
    usedProducts: [],
    beforeImage: null,
    afterImage: null,
    chart: null,
    stages: [],
    timeline: '6 semanas',
    investment: 32000,
    technologies: ['Laravel', 'React', 'MySQL', 'Node.js', 'Pagos en línea', 'CFDI 4.0'],
    results: [
      { metric: 'Ocupación', value: '+34%', description: 'De 53% a 71%', icon: 'trending' },
      { metric: 'Dobles reservas', value: '0', description: null, icon: 'calendar' },
      { metric: 'Registro', value: '−68%', description: null, icon: 'timer' },
      { metric: 'Directas', value: '41%', description: null, icon: null },
    ],
    testimonial: { quote: 'Dormí tranquila', author: 'Marisol Cruz', position: 'Directora' },
    mockupImage: null,
    seo: null,
    ...overrides,
  };
}
