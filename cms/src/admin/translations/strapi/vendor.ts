/**
 * Texts of Strapi's tours, trials, offers and announcements. They are turned off; the translations are
 * a fallback in case an update enables one.
 */
export const vendor: Record<string, string> = {
  'app.components.BlockLink.blog': 'Blog de Strapi',
  'app.components.BlockLink.cloud': 'Nube de Strapi',
  'app.components.FreeTrialEndedModal.button.downgrade': 'Pasar a la edición Community',
  'app.components.FreeTrialEndedModal.button.upgrade': 'Seguir con el plan Growth',
  'app.components.FreeTrialEndedModal.description':
    'Terminó tu acceso a las funciones del plan Growth, como el historial de contenido, los lanzamientos y el inicio de sesión único (SSO).',
  'app.components.FreeTrialEndedModal.notice.item1': 'Al cambiar de plan pierdes esas funciones.',
  'app.components.FreeTrialEndedModal.notice.item2': 'Se elimina el historial de las entradas.',
  'app.components.FreeTrialEndedModal.notice.item3': 'Se borran todos los lanzamientos.',
  'app.components.FreeTrialEndedModal.notice.item4':
    'Antes de cambiar, define una contraseña de administración para no perder el acceso al panel.',
  'app.components.FreeTrialEndedModal.notice.title': 'Ten en cuenta:',
  'app.components.FreeTrialEndedModal.title': 'Terminó tu prueba',
  'app.components.FreeTrialWelcomeModal.button': 'Empezar',
  'app.components.FreeTrialWelcomeModal.description1':
    'Durante 30 días tienes las funciones avanzadas de Strapi: historial de contenido, lanzamientos e inicio de sesión único (SSO).',
  'app.components.FreeTrialWelcomeModal.description2':
    'Aprovecha para construir y probar tu forma de trabajar con el contenido.',
  'app.components.FreeTrialWelcomeModal.title': 'Qué gusto que estés aquí',
  'app.components.GuidedTour.CM.create.content':
    '<p>Crea y administra aquí todo el contenido.</p><p>Por ejemplo: en un blog puedes escribir un artículo, guardarlo y publicarlo.</p><p>💡 No olvides publicar lo que creas.</p>',
  'app.components.LeftMenu.trialCountdown.endedAt': 'Tu prueba terminó el {date}.',
  'app.components.LeftMenu.trialCountdown.endsAt': 'Tu prueba termina el {date}.',
  'app.components.MediaLibraryBanner.button': 'Documentación',
  'app.components.MediaLibraryBanner.button.enabled': 'Leer el artículo',
  'app.components.MediaLibraryBanner.close': 'Cerrar el aviso. ',
  'app.components.MediaLibraryBanner.intro': 'Hay una biblioteca de medios nueva. ',
  'app.components.MediaLibraryBanner.text': 'La documentación dice cómo cambiar a ella.',
  'app.components.MediaLibraryBanner.text.enabled': 'Estás usando la nueva.',
  'app.components.UpsellBanner.button': 'Contratar',
  'app.components.UpsellBanner.button.ended': 'Seguir con el plan Growth',
  'app.components.UpsellBanner.intro': 'Funciones del plan Growth: ',
  'app.components.UpsellBanner.intro.ended': 'Terminó tu prueba: ',
  'app.components.UpsellBanner.text':
    'Durante la prueba puedes usar el historial de contenido, los lanzamientos y el inicio de sesión único (SSO).',
  'app.components.UpsellBanner.text.ended': 'Contrata para seguir con las funciones de Growth.',
  'app.static.links.cheatsheet': 'Guía rápida',
  'tours.apiTokens.CopyAPIToken.content':
    'Haz clic en «Copiar» para guardar tu token: hace falta para pedirle datos a la aplicación. {spacer} ¿Dudas? Aquí hay más sobre los <a>tokens de la API</a>.',
  'tours.apiTokens.CopyAPIToken.title': 'Copia tu token',
  'tours.apiTokens.FinalStep.content': 'Ya puedes desplegar la aplicación y mostrar el contenido.',
  'tours.apiTokens.FinalStep.title': '¡Listo para desplegar!',
  'tours.apiTokens.Introduction.content': 'Decide con permisos precisos quién usa la API.',
  'tours.apiTokens.Introduction.title': 'Por último, los tokens de la API',
  'tours.apiTokens.ManageAPIToken.content':
    'Haz clic en el lápiz para ver y cambiar un token que ya existe.',
  'tours.apiTokens.ManageAPIToken.title': 'Administra un token',
  'tours.apiTokens.ViewAPIToken.content': 'Haz clic en «Ver token».',
  'tours.apiTokens.ViewAPIToken.title': 'Mira tu token',
  'tours.contentManager.CreateNewEntry.content':
    'Haz clic en «Crear entrada» para escribir y publicar una.',
  'tours.contentManager.CreateNewEntry.title': 'Crea una entrada',
  'tours.contentManager.Fields.content': 'Primero llena los campos.',
  'tours.contentManager.Fields.title': 'Campos',
  'tours.contentManager.FinalStep.content':
    'Ya publicaste una entrada: prepara un token para administrar quién la lee.',
  'tours.contentManager.FinalStep.title': 'Prepara los tokens de la API',
  'tours.contentManager.Introduction.content': 'Crea y administra el contenido.',
  'tours.contentManager.Introduction.title': 'Contenido',
  'tours.contentManager.Publish.content': 'Después haz clic en «Publicar».',
  'tours.contentManager.Publish.title': 'Publica',
  'tours.contentTypeBuilder.AIChat.content':
    '<p>Si tienes dudas sobre el constructor o sobre Strapi, pregunta aquí.</p><p>Puede generar tipos a tu medida. Pide justo lo que quieres, por ejemplo:<ul><li>Un selector de fecha</li><li>Campos de correo y contraseña</li><li>Archivos de cualquier tipo</li><li>UID</li></ul></p><p>¡Pruébalo!</p>',
  'tours.contentTypeBuilder.AIChat.title': 'Empecemos',
  'tours.contentTypeBuilder.AddFields.content':
    'Agrega el primer campo: un nombre, una imagen o una relación.',
  'tours.contentTypeBuilder.AddFields.title': 'Agrega un campo',
  'tours.contentTypeBuilder.CollectionTypes.content':
    'Para lo que hay varias veces, como artículos o productos.',
  'tours.contentTypeBuilder.CollectionTypes.title': 'Colecciones',
  'tours.contentTypeBuilder.Components.content':
    'Se hacen una vez y se usan en muchas partes: botones, tarjetas, carruseles.',
  'tours.contentTypeBuilder.Components.title': 'Componentes',
  'tours.contentTypeBuilder.Finish.content':
    'Hiciste tu primer tipo de contenido. Ahora agrega entradas en «Contenido».',
  'tours.contentTypeBuilder.Finish.title': '¡Primer paso listo! 🎉',
  'tours.contentTypeBuilder.Introduction.content':
    'Aquí se arma la estructura: colecciones, tipos únicos y componentes.',
  'tours.contentTypeBuilder.Introduction.title': 'Constructor de tipos de contenido',
  'tours.contentTypeBuilder.Save.content': 'Haz clic en «Guardar» para no perder tu trabajo.',
  'tours.contentTypeBuilder.Save.title': 'Guarda antes de salir',
  'tours.contentTypeBuilder.SingleTypes.content':
    'Para lo que hay una sola vez, como la página de inicio o los ajustes.',
  'tours.contentTypeBuilder.SingleTypes.title': 'Páginas y ajustes',
  'tours.contentTypeBuilder.YourTurn.content':
    'Crea una colección o un tipo único: haz clic en «+», ponle nombre y continúa.',
  'tours.contentTypeBuilder.YourTurn.title': 'Tu turno',
  'tours.gotIt': 'Entendido',
  'tours.next': 'Siguiente',
  'tours.overview.apiTokens.label': 'Copiar un token de la API',
  'tours.overview.close': 'Cerrar el recorrido',
  'tours.overview.close.description': '¿Seguro que quieres cerrar el recorrido?',
  'tours.overview.completed': '{completed}% completado',
  'tours.overview.contentManager.label': 'Crear y publicar contenido',
  'tours.overview.contentTypeBuilder.label': 'Armar la estructura',
  'tours.overview.strapiCloud.label': 'Desplegar en la nube de Strapi',
  'tours.overview.strapiCloud.link': 'Leer la documentación',
  'tours.overview.subtitle': 'Sigue el recorrido para sacarle provecho al panel.',
  'tours.overview.tasks': 'Tus pasos',
  'tours.overview.title': 'Conoce el panel',
  'tours.overview.tour.done': 'Listo',
  'tours.overview.tour.link': 'Empezar',
  'tours.previous': 'Anterior',
  'tours.profile.description': 'Puedes empezar el recorrido otra vez cuando quieras.',
  'tours.profile.notification.success.reset': 'El recorrido empezará otra vez',
  'tours.profile.reset': 'Empezar el recorrido otra vez',
  'tours.profile.title': 'Recorrido',
  'tours.skip': 'Saltar',
  'tours.stepCount': 'Paso {currentStep} de {tourLength}',
  'widget.deploy-now.title': 'Desplegar',
};
