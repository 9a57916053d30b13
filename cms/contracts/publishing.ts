/** Refusals to publish, or to change published content. */
export const PUBLISHING_MESSAGES = {
  publish: 'Tu rol no publica. Guarda el borrador y pide a un editor que lo publique.',
  schedule: 'Tu rol no programa fechas. Quita la fecha, o pide a un editor que la ponga.',
  delete: 'Está publicada: pide a un editor que la borre.',
  scheduled:
    'Ya tiene fecha para publicarse: pide a un editor que borre la fecha antes de cambiarla.',
  picture: 'La imagen está publicada: pide a un editor que la cambie.',
  pictureScheduled:
    'La imagen está en una entrada que ya tiene fecha para publicarse: pide a un editor que la cambie.',
  pictureOfOthers: 'La imagen es de otra persona: pide a un editor que la cambie.',
  entryInUse: (uses: string) =>
    `Sigue en el sitio porque se usa en ${uses}. Cambia primero lo que la usa.`,
  anchorInUse: (anchor: string, uses: string) =>
    `El enlace a ${anchor} dejaría de llegar, y está en ${uses}. Cambia primero ese enlace.`,
  fileInUse: (name: string, uses: string) =>
    `No se borró «${name}»: se usa en ${uses}. Cámbiala primero ahí.`,
} as const;
