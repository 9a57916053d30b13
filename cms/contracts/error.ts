export type FieldProblem = { path: string[]; message: string };

/** Body of every answer of the API that is not a success. */
export type ErrorResponse = {
  data: null;
  error: {
    status: number;
    name: string;
    /** In Spanish when a person may see it. */
    message: string;
    details: { errors?: FieldProblem[] };
  };
};
