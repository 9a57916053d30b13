import { PICTURE_MESSAGES } from '../../../contracts/catalogue';
import { translateError } from './translate-error';

// UPSTREAM: @strapi/admin 5.54 · the English texts of errors that the panel shows
// why: they have no codes, and the panel translates only some of them
// test: cms/tests/api/panel-errors.test.ts, site/e2e/panel/refusals.spec.ts
// until: errors have codes
//
// Messages that the panel shows unchanged. `FileTooBig` and `User not active` are not in this list:
// the panel compares with them and shows its own message.
const ENGLISH: [RegExp, string][] = [
  // Sign-in, own profile, links in mails
  [/^invalid credentials$/i, 'El correo o la contraseña no son correctos.'],
  [/^ValidationError$/, 'La contraseña actual no es correcta.'],
  [
    /^(?:an application error occurred|this reset password token has expired)$/i,
    'El enlace ya no sirve. Pide otro en «¿Olvidaste tu contraseña?».',
  ],
  [
    /^invalid registration ?(?:token|info)$/i,
    'La invitación ya no sirve. Pide otra a quien administra el panel.',
  ],
  [
    /^(?:email already taken|a user with this email address already exists)$/i,
    'Ya hay una cuenta con ese correo.',
  ],
  // Files and folders
  [
    /^(?:file too large: maximum allowed size is|.* exceeds size limit of) (.*?)\.?$/i,
    'El archivo es demasiado grande: puede pesar hasta $1.',
  ],
  [
    /^(?:mime type is not allowed|file type '.*' is not allowed|cannot verify file type .*|(?:file )?validation failed.*)$/i,
    PICTURE_MESSAGES.unknownType,
  ],
  [/^files are empty$/i, 'Falta elegir el archivo, o está vacío.'],
  [/^a folder with this name already exists$/i, 'Ya hay una carpeta con ese nombre.'],
  [/^name cannot contain slashes$/i, 'El nombre no puede llevar «/».'],
  [/^name cannot start or end .*$/i, 'El nombre no puede empezar ni terminar con espacio.'],
  [/^(?:parent )?folder (?:not found|does not exist)$/i, 'La carpeta ya no existe.'],
  [/^folders? cannot be moved inside itself$/i, 'Una carpeta no se puede mover a sí misma.'],
  // Entries and sessions that are gone
  [
    /^entity not found$/i,
    'Esta entrada ya no existe. Copia lo que quieras conservar y regresa a la lista.',
  ],
  [/^session not found$/i, 'Esa sesión ya está cerrada.'],
  // Fields
  [
    /^some of the provided components in .* are not related to the entity$/i,
    'Una parte de la entrada ya no existe o es de otra entrada. Recarga la página y vuelve a guardar.',
  ],
  [/^.* field has unspecified keys: (.*)$/i, 'Este dato no se puede cambiar aquí: $1.'],
  [/^this attribute must be unique$/i, 'Otra entrada ya tiene este valor. Escribe otro.'],
  [/^.* must be at least (\d+) characters$/i, 'Escribe al menos $1 caracteres.'],
  [/^.* must be at most (\d+) characters$/i, 'Escribe $1 caracteres como máximo.'],
  [
    /^.* (?:is a required field|must be defined|cannot be (?:null|empty)|must be a .* was: `null`)\.?$/i,
    'Este campo es obligatorio.',
  ],
  [/^.* must match the following.*$/is, 'El formato no es válido.'],
  [/^.* must be a valid email$/i, 'Escribe un correo, como hola@empresa.mx.'],
  [/^.* must be greater than or equal to (-?[\d.]+)$/i, 'Escribe un número desde $1.'],
  [/^.* must be less than or equal to (-?[\d.]+)$/i, 'Escribe un número hasta $1.'],
  [/^.* must be an integer$/i, 'Escribe un número entero.'],
  [/^.* must be a (?:finite number|`number` type.*)$/is, 'Escribe un número.'],
  [/^.* must be one of the following values.*$/is, 'Elige una de las opciones.'],
  [/^.* must have at least (\d+) items$/i, 'Pon al menos $1.'],
  [/^.* must have (?:less than or equal to|at most) (\d+) items$/i, 'Pon $1 como máximo.'],
];
// Any other English message: our own messages are in Spanish, apart from names in «».
const OTHER_ENGLISH =
  /\b(?:must|should|cannot|can't|invalid|is|are|not|expected|unknown|missing|required|failed|already|expired|maximum|to|the|this|you|some)\b/i;
const QUOTED = /«.*?»/g;
const BAD_REQUEST = 400;
const FOR_THE_PANEL = /^(?:filetoobig|user not active)$/i;

/** Translates a message of the panel's API into Spanish; translation keys stay unchanged. */
export function translatePanelError(status: number, message: string): string {
  if (FOR_THE_PANEL.test(message)) return message;
  const known = ENGLISH.find(([pattern]) => pattern.test(message));
  if (known) return message.replace(...known);
  const translated = translateError(status, message);
  const isEnglish = status === BAD_REQUEST && OTHER_ENGLISH.test(translated.replace(QUOTED, ''));
  return isEnglish ? 'Revisa los datos enviados' : translated;
}
