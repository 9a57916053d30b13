/** Parses JSON that this code wrote. @throws SyntaxError for malformed text */
export function parseJson<Value>(text: string): Value {
  return JSON.parse(text) as Value;
}
