/** Id of the main landmark; the skip link leads there. */
export const MAIN_ID = 'contenido';
