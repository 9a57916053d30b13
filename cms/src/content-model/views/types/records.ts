import { ENQUIRY_TYPE_LABELS, ENQUIRY_TYPES } from '../../../../contracts/enquiry';
import { ENQUIRY_LABELS as LABELS } from '../../../../contracts/enquiry-labels';
import { RESULT_COLUMNS } from '../../../../contracts/enquiry-result';
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
      'phoneAsTyped',
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
        'phoneExtension',
        'phoneAsTyped',
        'company',
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
      'hasFormerContacts',
      'formerContacts',
      'nameKey',
      'sourcePath',
      'searchText',
    ],
    fields: {
      folio: [LABELS.folio, 'Con él se busca la consulta. Lo pone el sistema.', 'TQ-9HCV3P'],
      type: [LABELS.type, 'Sobre qué preguntó.'],
      status: [LABELS.status, 'En qué va la consulta.'],
      result: [LABELS.result, RESULT_HINT],
      saleAmount: [LABELS.saleAmount, RESULT_HINT, '12500'],
      saleDate: [LABELS.saleDate, RESULT_HINT],
      lossReason: [LABELS.lossReason, RESULT_HINT, 'Precio'],
      name: [LABELS.name, 'De quien escribió.', 'Ana Pérez'],
      email: [
        LABELS.email,
        'Al que hay que contestar; un chat puede no traerlo.',
        'ana@empresa.mx',
      ],
      phone: [LABELS.phone, 'Con lada, como lo escribas.', '951 123 4567'],
      phoneExtension: ['Extensión', 'La del teléfono de una empresa.', '104'],
      phoneAsTyped: [
        'Número como lo escribió',
        'Lo que puso como teléfono, si no se entiende como número.',
        'el de la oficina',
      ],
      company: [LABELS.company, 'La escribe quien atiende la consulta.', 'Posada Mazunte'],
      source: [LABELS.source, 'La página desde la que escribió.', '/contacto'],
      channel: [LABELS.channel, 'Cómo llegó la consulta.'],
      reference: [LABELS.reference, 'La del enlace de WhatsApp del que viene el chat.', 'TQ-W7F3K'],
      subject: [
        LABELS.subject,
        'El de la página desde la que llegó al formulario.',
        'Impresora térmica',
      ],
      message: [LABELS.message, 'Lo que escribió.', 'Quiero una cotización.'],
      dueAt: [LABELS.dueAt, 'Según las horas hábiles prometidas.'],
      firstReplyAt: [LABELS.firstReplyAt, 'Cuándo se le contestó.'],
      nextStep: [LABELS.nextStep, 'Lo escribe en el tablero quien la atiende.', 'Llamarle'],
      nextStepOn: [LABELS.nextStepOn, 'Cuándo toca ese paso.', '2026-11-27'],
      consentVersion: ['Versión del aviso aceptado', 'La del aviso de privacidad.', '2026-01'],
      consentAt: ['Aviso aceptado el', 'Cuándo aceptó el aviso de privacidad.'],
      spamReason: [LABELS.spamReason, 'Por qué el sistema la apartó.', 'enlaces'],
      ...visitFields,
      idempotencyKey: ['Clave de envío', 'Distingue un envío de su repetición.', '—'],
      requestHash: ['Huella del envío', 'Distingue un envío de otro.', '—'],
      history: ['Historial', 'Qué cambió, cuándo y quién lo hizo.'],
      ownerId: [LABELS.owner, 'Número de la cuenta que la atiende.', '7'],
      answerMinutes: [LABELS.answerMinutes, 'Los cuenta el sistema.', '45'],
      urgency: ['Orden de urgencia', 'Con él se ordena el tablero.', '1'],
      statusRank: ['Orden por estado', 'Con él se ordena el tablero.', '1'],
      arrivalWeek: ['Semana de llegada', 'Con ella se cuentan los reportes.', '2026-W47'],
      emailKey: ['Correo en minúsculas', 'Con él se busca.', 'ana@empresa.mx'],
      hasFormerContacts: ['Tiene contactos anteriores', 'Si se corrigió el correo o el teléfono.'],
      formerContacts: ['Contactos anteriores', 'Los que se corrigieron.', 'ana@gmial.com'],
      nameKey: ['Orden por nombre', 'Con él se ordena el tablero.', '40534010'],
      sourcePath: ['Página de origen', 'Con ella se cuentan los reportes.', '/contacto'],
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
    columns: ['from', 'to', 'kind', 'createdAt'],
    sort: ['createdAt', 'DESC'],
    pageSize: 50,
    hidden: ['entryType', 'entryId'],
    fields: {
      from: [
        'Dirección sin página',
        'La que alguien escribe o tiene guardada, sin el dominio. Lo que traiga desde ? se conserva.',
        '/promo-navidad',
      ],
      kind: [
        'Tipo',
        'Permanente: los buscadores cambian a la nueva. Temporal: conservan la anterior. Ya no existe: la olvidan, y no lleva a ningún lado.',
      ],
      to: [
        'Lleva a',
        'Una página del sitio, o una dirección completa de otro sitio con https://. Vacío si ya no existe.',
        '/productos/impresora-termica-80-mm',
      ],
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
