/** Whether a product can be bought now. */

export const AVAILABILITIES = ['enExistencia', 'sobrePedido', 'agotado'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const AVAILABILITY_LABELS: Readonly<Record<Availability, string>> = {
  enExistencia: 'En existencia',
  sobrePedido: 'Sobre pedido',
  agotado: 'Agotado por ahora',
};

/** Returns whether a stored value is one of the above. */
export function isAvailability(value: unknown): value is Availability {
  return AVAILABILITIES.some((each) => each === value);
}
