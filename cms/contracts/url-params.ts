/** URL parameter: its name and how it is parsed and serialised. */
export type UrlParam<Value> = {
  name: string;
  read(text: string | null): Value;
  /** Null omits the parameter, as for the default value. */
  write(value: Value): string | null;
};

/** Defines a text parameter; '' when absent, or when it does not match the pattern. */
export function textParam(name: string, pattern = /^/): UrlParam<string> {
  return {
    name,
    read: (text) => (text !== null && pattern.test(text) ? text : ''),
    write: (value) => value || null,
  };
}

/** Defines a page number, from 1; 1 when absent. */
export function pageParam(name = 'pagina'): UrlParam<number> {
  return {
    name,
    read: (text) => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
    write: (value) => (value > 1 ? String(value) : null),
  };
}

/** Defines a parameter with one of the choices; any other text is read as `fallback`. */
export function choiceParam<Choice extends string, Fallback extends Choice | null>(
  name: string,
  choices: readonly Choice[],
  fallback: Fallback,
): UrlParam<Choice | Fallback> {
  return {
    name,
    read: (text) => choices.find((choice) => choice === text) ?? fallback,
    write: (value) => (value === fallback ? null : value),
  };
}

/** Defines a day as `YYYY-MM-DD`; null when absent or malformed. */
export function dayParam(name: string): UrlParam<string | null> {
  return {
    name,
    read: (text) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null),
    write: (value) => value,
  };
}

/** Defines a boolean parameter: `si` in the URL, or absent. */
export function flagParam(name: string): UrlParam<boolean> {
  return { name, read: (text) => text === 'si', write: (value) => (value ? 'si' : null) };
}

type Params = Record<string, UrlParam<unknown>>;
export type StateOf<P extends Params> = {
  [Key in keyof P]: P[Key] extends UrlParam<infer V> ? V : never;
};

/** Returns the values of `params` in a query string. */
export function readParams<P extends Params>(params: P, search: URLSearchParams): StateOf<P> {
  return Object.fromEntries(
    Object.entries(params).map(([key, param]) => [key, param.read(search.get(param.name))]),
  ) as StateOf<P>;
}

/** Sets a parameter of a query string, or removes it. */
export function writeParam<V>(search: URLSearchParams, param: UrlParam<V>, value: V): void {
  const text = param.write(value);
  if (text === null) search.delete(param.name);
  else search.set(param.name, text);
}
