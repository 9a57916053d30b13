/** The content changed during the build, which did not pass; retry with the new content. */
export class ContentChanged extends Error {
  constructor(options?: ErrorOptions) {
    super('El contenido cambió durante la construcción.', options);
  }
}
