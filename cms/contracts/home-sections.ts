/** Sections of the home page below the slides, in their usual order, as staff read them. */
export const HOME_SECTION_LABELS = {
  clientes: 'Clientes',
  especialidades: 'Especialidades',
  'productos-destacados': 'Productos destacados',
  servicios: 'Servicios',
  'sobre-nosotros': 'Acerca de la empresa',
  testimonios: 'Testimonios',
  llamada: 'Llamada a la acción',
} as const;

export type HomeSection = keyof typeof HOME_SECTION_LABELS;
export const HOME_SECTIONS = Object.keys(HOME_SECTION_LABELS) as readonly HomeSection[];

/** A row of the list in which staff order and hide sections; one in two rows has the first. */
export type ArrangedSection = { section?: unknown; hidden?: unknown };

/**
 * Returns the sections that are shown, in the order of staff; those that staff did not list follow in their
 * usual order.
 */
export function shownHomeSections(arrangement: readonly ArrangedSection[]): HomeSection[] {
  const names = arrangement.map(({ section }) => section);
  const listed = arrangement.filter(
    ({ section, hidden }, index) => hidden !== true && names.indexOf(section) === index,
  );
  const isKnown = (name: unknown): name is HomeSection =>
    HOME_SECTIONS.some((each) => each === name);
  return [
    ...listed.map(({ section }) => section).filter(isKnown),
    ...HOME_SECTIONS.filter((name) => !names.includes(name)),
  ];
}
