/** Password reset mail of the CMS panel. Strapi replaces `<%= url %>`. */
export const RESET_MAIL = {
  subject: 'Cambia tu contraseña del panel',
  text: `Hola:

Alguien, esperamos que tú, pidió cambiar la contraseña de tu cuenta en el panel de contenido.
Ábrelo aquí para escribir una nueva:

<%= url %>

Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.`,
  html: `<p>Hola:</p>
<p>Alguien, esperamos que tú, pidió cambiar la contraseña de tu cuenta en el panel de contenido.
Ábrelo aquí para escribir una nueva:</p>
<p><a href="<%= url %>"><%= url %></a></p>
<p>Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.</p>`,
};
