import { notify } from '#src/components/notifications/store.ts';

/** Copies the text of a reply that does not fit into the link to the mail program, and says so. */
export function copyReply(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => notify('success', 'Texto copiado', 'Pégalo en el correo que se abrió.'),
    () => notify('warning', 'No pudimos copiar el texto', 'Cópialo del campo «Texto».'),
  );
}
