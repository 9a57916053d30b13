/** Texts of content in several languages, which no type uses. Keys of the plugin `i18n`. */
export const internationalization: Record<string, string> = {
  'CMEditViewAITranslation.job-completed': 'La traducción automática terminó bien.',
  'CMEditViewAITranslation.job-failed': 'La traducción automática falló. Inténtalo otra vez.',
  'CMEditViewAITranslation.settings-link':
    '{enabled, select, true {Desactívala en la configuración} false {Actívala en la configuración} other {Actívala en la configuración}}',
  'CMEditViewAITranslation.status-aria-label': 'Estado de la traducción automática',
  'CMEditViewAITranslation.status-description':
    'Traduce el contenido a todos los idiomas cada vez que guardas en el idioma de inicio.',
  'CMEditViewAITranslation.status-title':
    '{enabled, select, true {Traducción automática activada} false {Traducción automática desactivada} other {Traducción automática desactivada}}',
  'CMEditViewLocalePicker.locale.ai-translations': 'Traducciones automáticas:',
  'CMListView.popover.display-locales.more': '{locales} y {count} más',
  'CheckboxConfirmation.Modal.title': 'Desactivar la traducción',
  'Settings.aiLocalizations.description':
    'Cada vez que guardas, el idioma de inicio se traduce a los demás.',
  'Settings.aiLocalizations.label': 'Traducciones automáticas',
  'Settings.list.actions.delete': 'Eliminar el idioma {name}',
  'Settings.list.actions.edit': 'Editar el idioma {name}',
  'Settings.locales.row.id': 'Id',
  'actions.publish.dialog.title': 'Confirma',
};
