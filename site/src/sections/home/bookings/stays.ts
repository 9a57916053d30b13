/** The nights of the sample calendar, and its rooms with prices per night in pesos. */
export const NIGHTS = ['vie 17', 'sáb 18', 'dom 19', 'lun 20', 'mar 21', 'mié 22', 'jue 23'];

export const ROOMS = [
  { name: 'Jacaranda', price: 1450 },
  { name: 'Bugambilia', price: 1450 },
  { name: 'Pitaya', price: 1820 },
  { name: 'Copal', price: 2390 },
] as const;

/** Nights `from` to `to`, both included, as positions in `NIGHTS`. */
export type Stay = { room: number; from: number; to: number };
export type Booking = Stay & { guest: string };

export const BOOKINGS: readonly Booking[] = [
  { room: 0, from: 1, to: 2, guest: 'Ruiz' },
  { room: 1, from: 3, to: 5, guest: 'Robledo' },
  { room: 2, from: 0, to: 1, guest: 'Cruz' },
  { room: 3, from: 4, to: 4, guest: 'Kim' },
];

/** Returns the stay between two nights of a room, in either order. */
export function stayBetween(room: number, one: number, other: number): Stay {
  return { room, from: Math.min(one, other), to: Math.max(one, other) };
}

/** Returns the booking that holds a night of a room. */
export function bookingAt(
  bookings: readonly Booking[],
  room: number,
  night: number,
): Booking | undefined {
  return bookings.find((each) => each.room === room && each.from <= night && night <= each.to);
}

/** Returns the booking that shares a night with a stay. */
export function conflictOf(bookings: readonly Booking[], stay: Stay): Booking | undefined {
  return bookings.find(
    ({ room, from, to }) => room === stay.room && from <= stay.to && stay.from <= to,
  );
}

/** Returns the first room that is free for a stay. */
export function freeRoomFor(bookings: readonly Booking[], stay: Stay): string | undefined {
  const room = ROOMS.findIndex((_, position) => !conflictOf(bookings, { ...stay, room: position }));
  return ROOMS[room]?.name;
}

/** Writes '3 noches, del vie 17 al dom 19'. */
export function describeNights({ from, to }: Stay): string {
  const count = to - from + 1;
  if (count === 1) return `1 noche, ${NIGHTS[from] ?? ''}`;
  return `${count} noches, del ${NIGHTS[from] ?? ''} al ${NIGHTS[to] ?? ''}`;
}
