/** Releases and review workflows, which are part of paid plans. Keys of their plugins. */
export const releases: Record<string, string> = {
  'content-manager-edit-view.add-to-release.no-releases-message':
    'No hay lanzamientos. Abre la lista y crea uno.',
  'content-manager-edit-view.add-to-release.notification.success':
    'Entrada agregada al lanzamiento',
  'content-manager-edit-view.edit-entry': 'Editar entrada',
  'header.actions.refresh': 'Actualizar',
  'page.ReleaseDetails.table.header.label.status': 'estado',
  'pages.PurchaseRelease.description': 'Agrupa contenido y publícalo junto',
  'pages.PurchaseRelease.perks1': 'Agrega muchas entradas a un lanzamiento',
  'pages.PurchaseRelease.perks2': 'Encuentra pronto las entradas con errores',
  'pages.PurchaseRelease.perks3': 'Programa su publicación, o publícalas a mano',
  'pages.ReleaseDetails.entry-validation.review-stage': 'Etapa de revisión',
  'pages.Settings.releases.preferences.title': 'Preferencias',
  'pages.Settings.releases.timezone.hint':
    'La zona horaria de cada lanzamiento se puede cambiar por separado.',
  'widget.upcoming-releases.link': 'Abrir los lanzamientos',
  'widget.upcoming-releases.no-data': 'No hay lanzamientos',
  'widget.upcoming-releases.title': 'Próximos lanzamientos',
};

export const reviewWorkflows: Record<string, string> = {
  'assignee.clear': 'Quitar a la persona asignada',
  'assignee.error': 'No se pudieron leer las personas',
  'assignee.label': 'Asignada a',
  'assignee.notification.saved': 'Se cambió la persona asignada',
  'assignee.placeholder': 'Elegir…',
  'containers.list.table-headers.reviewWorkflows.assignee': 'asignada a',
  'containers.list.table-headers.reviewWorkflows.assignee.label': 'Asignada a',
  'containers.list.table-headers.reviewWorkflows.stage': 'etapa de revisión',
  'settings.page.purchase.description': 'Organiza cómo se revisa el contenido',
  'settings.page.purchase.perks1': 'Etapas de revisión a tu medida',
  'settings.page.purchase.perks2': 'Permisos por persona',
  'settings.page.purchase.perks3': 'Compatible con webhooks',
  'stage.color': 'Color',
  'stage.notification.error': 'No se pudo cambiar la etapa de revisión',
  'stage.notification.saved': 'Se cambió la etapa de revisión',
  'stages.limit.body': 'Elimina etapas, o habla con ventas para tener más.',
  'stages.limit.title': 'Llegaste al límite de etapas de tu plan',
  'stages.no-transition': 'No tienes permiso para cambiar esta etapa.',
  'stages.save-first': 'Guarda la entrada para ponerla en una etapa.',
  'stages.single-stage': 'Solo hay una etapa. Agrega otras para pasar de una a otra.',
  'widget.assigned.no-data': 'No hay entradas',
  'widget.assigned.title': 'Asignadas a mí',
  'workflows.limit.body': 'Elimina un flujo, o habla con ventas para tener más.',
  'workflows.limit.title': 'Llegaste al límite de flujos de tu plan',
};
