/**
 * What `read` answered less than `ms` milliseconds ago, else what it answers now: once for all who ask
 * meanwhile. A failure is remembered by nobody.
 */
export function rememberBriefly<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let known: { answer: Promise<T>; until: number } | undefined;
  return () => {
    if (known && performance.now() < known.until) return known.answer;
    const answer = read();
    const mine = { answer, until: Infinity };
    known = mine;
    answer.then(
      () => (mine.until = performance.now() + ms),
      () => (mine.until = 0),
    );
    return answer;
  };
}
