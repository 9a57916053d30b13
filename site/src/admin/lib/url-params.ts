/** One value in the address: its name there, and how it is read and written. */
export type UrlParam<Value> = {
  name: string;
  read(text: string | null): Value;
  /** Null leaves it out, which is how the default is written. */
  write(value: Value): string | null;
};

/** Any text; '' when there is none. */
export function textParam(name: string): UrlParam<string> {
  return { name, read: (text) => text ?? '', write: (value) => value || null };
}

/** A page number, from 1. */
export function pageParam(name = 'pagina'): UrlParam<number> {
  return {
    name,
    read: (text) => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
    write: (value) => (value > 1 ? String(value) : null),
  };
}

/** One of the choices; anything else in the address counts as `fallback`. */
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

/** A day, `YYYY-MM-DD`; null when there is none. */
export function dayParam(name: string): UrlParam<string | null> {
  return {
    name,
    read: (text) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null),
    write: (value) => value,
  };
}

/** On or off, as `si` in the address. */
export function flagParam(name: string): UrlParam<boolean> {
  return { name, read: (text) => text === 'si', write: (value) => (value ? 'si' : null) };
}
