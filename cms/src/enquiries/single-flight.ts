/**
 * Creates a single flight: concurrent calls with the same key share one result of `decideOnce`, computed
 * by the first call. The result is dropped when the last of these calls settles.
 */
export function createSingleFlight<T>() {
  const flights = new Map<string, { callers: number; result?: Promise<T> }>();

  return async function run<R>(
    key: string,
    work: (decideOnce: (compute: () => Promise<T>) => Promise<T>) => Promise<R>,
  ): Promise<R> {
    const flight = flights.get(key) ?? { callers: 0 };
    flights.set(key, flight);
    flight.callers += 1;
    try {
      return await work((compute) => (flight.result ??= compute()));
    } finally {
      flight.callers -= 1;
      if (flight.callers === 0) flights.delete(key);
    }
  };
}
