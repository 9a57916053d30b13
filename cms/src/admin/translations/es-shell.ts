/** Strapi's own texts that its Spanish translation words badly, formally or not at all. */
export const esShell: Record<string, string> = {
  'Auth.form.button.forgot-password': 'Enviar correo',
  'Auth.form.button.go-home': 'Volver al inicio',
  'Auth.form.email.placeholder': 'nombre@empresa.mx',
  'Auth.form.error.email.invalid': 'Escribe un correo válido.',
  'Auth.form.error.invalid': 'El correo o la contraseña no son correctos.',
  'Auth.form.error.password.provide': 'Escribe tu contraseña.',
  'Auth.form.error.ratelimit': 'Demasiados intentos. Espera un minuto y prueba otra vez.',
  'Auth.form.welcome.subtitle': 'Inicia sesión para editar el contenido del sitio',
  'Auth.form.welcome.title': 'Contenido de Tequiora',
  'Auth.link.forgot-password': '¿Olvidaste tu contraseña?',
};
