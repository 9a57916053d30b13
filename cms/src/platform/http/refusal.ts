import type { FieldProblem } from '../../../contracts/error';
import type { Context } from './context';
import { respondWithError } from './respond-with-error';

type Parts = { status: number; name: string; message: string; problems?: FieldProblem[] };

/** Error for a refused request. `respondToRefusals` turns it into a response. */
export class Refusal extends Error {
  readonly parts: Parts;

  constructor(parts: Parts) {
    super(parts.message);
    this.name = parts.name;
    this.parts = parts;
  }
}

/** Creates a 400 with the problem of each invalid field. */
export function invalid(problems: FieldProblem[], message = 'Revisa los datos enviados'): Refusal {
  return new Refusal({ status: 400, name: 'ValidationError', message, problems });
}

/** Creates a 400 about one field. `message` is also the message of the whole response. */
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

/** Wraps the actions of a controller: a thrown Refusal becomes an error response. */
export function respondToRefusals<T extends Record<string, Action>>(actions: T): T {
  const guarded = Object.entries(actions).map(([name, action]) => [
    name,
    async (ctx: Context) => {
      try {
        await action(ctx);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        respondWithError(ctx, error.parts);
      }
    },
  ]);
  return Object.fromEntries(guarded) as T;
}
