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
  entryInUse: (usages: string) =>
    `Sigue en el sitio porque se usa en ${usages}. Cambia primero lo que la usa.`,
  anchorInUse: (anchor: string, usages: string) =>
    `El enlace a ${anchor} dejaría de llegar, y está en ${usages}. Cambia primero ese enlace.`,
  fileInUse: (name: string, usages: string) =>
    `No se borró «${name}»: se usa en ${usages}. Cámbiala primero ahí.`,
} as const;
