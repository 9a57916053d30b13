type AboutPage = NonNullable<Queries.AboutPageQuery['page']>;

/** Returns the data of the about page; pass the fields the test is about. */
export function makeAboutPage(overrides: Partial<AboutPage> = {}): AboutPage {
  return {
    shareCard: '/static/compartir/tarjeta.jpg',
    hero: {
      kicker: 'Sobre nosotros',
      title: 'Tecnología hecha *entre todos*',
      description: 'Somos un equipo de Oaxaca.',
      image: null,
      landscape: null,
      primaryCta: null,
      secondaryCta: null,
      figures: [],
    },
    mission: { title: 'Misión', body: 'Sistemas claros.' },
    vision: { title: 'Visión', body: 'Hechos aquí.' },
    valuesHead: { kicker: null, title: 'Seis acuerdos', description: null },
    values: ['Palabra', 'Claridad', 'Cercanía', 'Oficio', 'Cuidado', 'Arraigo'].map((title) => ({
      icon: 'heart',
      title,
      description: 'Sí cumplimos.',
    })),
    figuresHead: { kicker: null, title: 'En números', description: null },
    figures: [
      { value: '200+', label: 'proyectos' },
      { value: '98%', label: 'clientes satisfechos' },
      { value: '150+', label: 'pantallas' },
      { value: '8+', label: 'años' },
    ],
    teamHead: { kicker: null, title: 'Equipo', description: null },
    teams: [
      {
        name: 'Dirección',
        description: 'Escuchan y miden.',
        color: 'blue',
        members: [
          { name: 'Nayeli Zárate Mijangos', role: 'Dirección general', portrait: null },
          { name: 'Gildardo Pacheco Rey', role: 'Consultoría', portrait: null },
        ],
      },
      {
        name: 'Soporte',
        description: null,
        color: 'desconocido',
        members: [{ name: 'Ulises Robles', role: 'Guardia nocturna', portrait: null }],
      },
    ],
    timelineHead: { kicker: null, title: 'Historia', description: null },
    timeline: [
      { year: 2024, title: '200 proyectos', description: null },
      { year: 2016, title: 'Dos personas', description: 'Y una papelería.' },
      { year: 2020, title: 'Vender en línea', description: null },
    ],
    callToAction: {
      kicker: null,
      title: 'Ven a conocernos',
      description: null,
      primaryCta: { label: 'Escribir', target: 'whatsapp', href: null, message: 'Hola' },
      secondaryCta: { label: 'Visitar', target: 'whatsapp', href: null, message: 'Quiero ir' },
    },
    seo: null,
    ...overrides,
  };
}
