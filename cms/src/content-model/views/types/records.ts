import { ENQUIRY_TYPE_LABELS, ENQUIRY_TYPES } from '../../../../contracts/enquiry';
import { RESULT_COLUMN_LABELS, RESULT_COLUMNS } from '../../../../contracts/enquiry-result';
import { REPLY_TEXT_LABELS } from '../../../../contracts/reply-template';
import { VISIT_COLUMN_LABELS, VISIT_COLUMNS } from '../../../../contracts/visit-columns';
import { collection, component } from '../define-view';
import { help, order } from '../fields';
import type { FieldText, Views } from '../view';

const visitFields = Object.fromEntries(
  VISIT_COLUMNS.map((name): [string, FieldText] => [
    name,
    [VISIT_COLUMN_LABELS[name], 'Lo registra el sitio durante la visita.', '—'],
  ]),
);

const offeredFor = Object.fromEntries(
  ENQUIRY_TYPES.map((type): [string, FieldText] => [
    type,
    [ENQUIRY_TYPE_LABELS[type], 'Se ofrece al responder consultas de este tipo.'],
  ]),
);

const RESULT_HINT = 'Se registra en el tablero.';

export const records: Views = {
  'api::enquiry.enquiry': collection({
    title: 'folio',
    columns: ['folio', 'name', 'type', 'status', 'dueAt', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    pageSize: 50,
    readOnly: [
      'folio',
      'subject',
      'source',
      'channel',
      'reference',
      'consentVersion',
      'consentAt',
      'firstReplyAt',
      'dueAt',
      'nextStep',
      'nextStepOn',
      'spamReason',
      ...RESULT_COLUMNS,
      ...VISIT_COLUMNS,
    ],
    sizes: {
      4: [
        'folio',
        'type',
        'status',
        'channel',
        'reference',
        'result',
        'saleAmount',
        'saleDate',
        ...VISIT_COLUMNS,
      ],
      6: [
        'name',
        'email',
        'phone',
        'source',
        'dueAt',
        'firstReplyAt',
        'nextStep',
        'nextStepOn',
        'consentVersion',
        'consentAt',
      ],
    },
    hidden: [
      'idempotencyKey',
      'requestHash',
      'history',
      'ownerId',
      'answerMinutes',
      'urgency',
      'statusRank',
      'arrivalWeek',
      'emailKey',
      'searchText',
    ],
    fields: {
      folio: ['Folio', 'Con él se busca la consulta. Lo pone el sistema.', 'TQ-9HCV3P'],
      type: ['Tipo', 'Sobre qué preguntó.'],
      status: ['Estado', 'En qué va la consulta.'],
      result: [RESULT_COLUMN_LABELS.result, RESULT_HINT],
      saleAmount: [RESULT_COLUMN_LABELS.saleAmount, RESULT_HINT, '12500'],
      saleDate: [RESULT_COLUMN_LABELS.saleDate, RESULT_HINT],
      lossReason: [RESULT_COLUMN_LABELS.lossReason, RESULT_HINT, 'Precio'],
      name: help('De quien escribió.', 'Ana Pérez'),
      email: help('Al que hay que contestar; un chat puede no traerlo.', 'ana@empresa.mx'),
      phone: help('Con lada, como lo escribas.', '951 123 4567'),
      source: ['Origen', 'La página desde la que escribió.', '/contacto'],
      channel: ['Canal', 'Cómo llegó la consulta.'],
      reference: ['Referencia', 'La del enlace de WhatsApp del que viene el chat.', 'TQ-W7F3K'],
      subject: [
        'Producto',
        'El de la página desde la que llegó al formulario.',
        'Impresora térmica',
      ],
      message: ['Mensaje', 'Lo que escribió.', 'Quiero una cotización.'],
      dueAt: ['Responder antes de', 'Según las horas hábiles prometidas.'],
      firstReplyAt: ['Primera respuesta el', 'Cuándo se le contestó.'],
      nextStep: ['Próximo paso', 'Lo escribe en el tablero quien la atiende.', 'Llamarle'],
      nextStepOn: ['Día del próximo paso', 'Cuándo toca ese paso.', '2026-11-27'],
      consentVersion: ['Versión del aviso aceptado', 'La del aviso de privacidad.', '2026-01'],
      consentAt: ['Aviso aceptado el', 'Cuándo aceptó el aviso de privacidad.'],
      spamReason: ['Motivo de spam', 'Por qué el sistema la apartó.', 'trampa'],
      ...visitFields,
      idempotencyKey: ['Clave de envío', 'Distingue un envío de su repetición.', '—'],
      requestHash: ['Huella del envío', 'Distingue un envío de otro.', '—'],
      history: ['Historial', 'Qué cambió, cuándo y quién lo hizo.'],
      ownerId: ['Responsable', 'Número de la cuenta que la atiende.', '7'],
      answerMinutes: ['Minutos hábiles hasta la respuesta', 'Los cuenta el sistema.', '45'],
      urgency: ['Orden de urgencia', 'Con él se ordena el tablero.', '1'],
      statusRank: ['Orden por estado', 'Con él se ordena el tablero.', '1'],
      arrivalWeek: ['Semana de llegada', 'Con ella se cuentan los reportes.', '2026-W47'],
      emailKey: ['Correo en minúsculas', 'Con él se busca.', 'ana@empresa.mx'],
      searchText: ['Texto de búsqueda', 'Con él se busca.', 'ana perez'],
    },
  }),
  'api::reply-template.reply-template': collection({
    title: 'name',
    columns: ['name', ...ENQUIRY_TYPES, 'order', 'updatedAt'],
    sort: ['order', 'ASC'],
    pageSize: 50,
    readOnly: ['order'],
    sizes: { 4: ['order', ...ENQUIRY_TYPES], 8: ['name'] },
    fields: {
      name: help('Con él se elige en el tablero y se lee en el historial.', 'Propuesta enviada'),
      order,
      ...offeredFor,
      subject: [
        REPLY_TEXT_LABELS.subject,
        'Por WhatsApp no se envía.',
        'Tu propuesta · {empresa} · {folio}',
      ],
      text: [
        REPLY_TEXT_LABELS.text,
        'Lo que va entre llaves se llena con los datos de la consulta; la lista está a un lado. Si falta un dato, se omite su oración.',
        'Hola, {nombre}. Ya te envié la propuesta sobre {asunto}.',
      ],
    },
  }),
  'api::newsletter-subscription.newsletter-subscription': collection({
    title: 'email',
    columns: ['email', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    pageSize: 100,
    sizes: { 8: ['email'] },
    fields: { email: help('De quien se suscribió.', 'ana@empresa.mx') },
  }),
  'api::redirect.redirect': collection({
    title: 'from',
    columns: ['from', 'to', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    pageSize: 50,
    readOnly: ['to'],
    sizes: { 6: ['from', 'to', 'entryType', 'entryId'] },
    fields: {
      from: ['Dirección anterior', 'La que tenía la entrada.', '/productos/impresora'],
      to: ['Lleva a', 'La dirección de hoy.', '/productos/impresora-termica-80-mm'],
      entryType: ['Tipo de entrada', 'Qué es lo que cambió de dirección.', 'api::product.product'],
      entryId: ['Id de la entrada', 'La entrada que cambió de dirección.', 'z7v8zma3qvd8q1k0'],
    },
  }),
  'api::dashboard-settings.dashboard-settings': component({
    title: 'id',
    sizes: { 4: ['retentionMonths'], 8: ['notificationEmail'] },
    fields: {
      notificationEmail: [
        'Correo para avisos de consultas',
        'A dónde llega el aviso de cada consulta nueva.',
        'ventas@empresa.mx',
      ],
      retentionMonths: [
        'Meses que se guarda una consulta',
        'Después se borra sola. Vacío, se guarda 24 meses.',
        '24',
      ],
    },
  }),
  'plugin::users-permissions.user': collection({
    title: 'username',
    columns: ['name', 'email', 'role', 'blocked', 'createdAt'],
    sort: ['name', 'ASC'],
    pageSize: 50,
    sizes: { 4: ['confirmed', 'blocked'], 6: ['name', 'username', 'email', 'password', 'role'] },
    startsRow: 'confirmed',
    hidden: ['provider'],
    fields: {
      name: help('Como lo leen los demás.', 'Ana Pérez'),
      username: ['Usuario', 'Su correo: con él inicia sesión.', 'ana@empresa.mx'],
      email: help('Al que le llegan los avisos.', 'ana@empresa.mx'),
      password: ['Contraseña', 'Escríbela solo para cambiarla.'],
      role: ['Rol', 'Lo que puede hacer en el tablero.', 'Agente'],
      confirmed: ['Confirmada', 'La cuenta ya se puede usar.'],
      blocked: ['Bloqueada', 'No puede iniciar sesión.'],
      provider: ['Proveedor', 'Con qué servicio se creó la cuenta.', 'local'],
    },
  }),
};
