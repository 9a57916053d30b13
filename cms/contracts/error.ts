export type FieldProblem = { path: string[]; message: string };

/** Body of every error response of the API. */
export type ErrorResponse = {
  data: null;
  error: {
    status: number;
    name: string;
    /** In Spanish when it may be shown to users. */
    message: string;
    details: { errors?: FieldProblem[] };
  };
};

export const UNKNOWN_FIELD_MESSAGE = 'Este campo no está permitido';
export const NO_DATA_MESSAGE = 'Envía los datos en el campo «data»';
