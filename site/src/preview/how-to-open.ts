/** How to open a new preview. */
export const HOW_TO_OPEN =
  'Para ver la entrada otra vez, recarga la página del CMS o ábrela ahí y pulsa «Abrir vista previa».';
