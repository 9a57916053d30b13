import type { FieldProblem } from '../../contracts/error';
import type { Context } from './context';
import { answerError } from './error-answer';

type Parts = { status: number; name: string; message: string; problems?: FieldProblem[] };

/** A request that is refused: thrown wherever that shows, answered by `answerRefusals`. */
export class Refusal extends Error {
  readonly parts: Parts;

  constructor(parts: Parts) {
    super(parts.message);
    this.name = parts.name;
    this.parts = parts;
  }
}

/** 400, with each field that has to be mended. */
export function invalid(problems: FieldProblem[], message = 'Revisa los datos enviados'): Refusal {
  return new Refusal({ status: 400, name: 'ValidationError', message, problems });
}

/** 400 about one thing: its message is the answer's too. */
export function invalidField(path: string[], message: string): Refusal {
  return invalid([{ path, message }], message);
}

export function forbidden(message: string): Refusal {
  return new Refusal({ status: 403, name: 'ForbiddenError', message });
}

export function notFound(message: string): Refusal {
  return new Refusal({ status: 404, name: 'NotFoundError', message });
}

export function conflict(message: string): Refusal {
  return new Refusal({ status: 409, name: 'ConflictError', message });
}

type Action = (ctx: Context) => Promise<void>;

/** A controller whose actions answer what they refuse in the one shape that all errors have. */
export function answerRefusals<T extends Record<string, Action>>(actions: T): T {
  const guarded = Object.entries(actions).map(([name, action]) => [
    name,
    async (ctx: Context) => {
      try {
        await action(ctx);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        answerError(ctx, error.parts);
      }
    },
  ]);
  return Object.fromEntries(guarded) as T;
}
