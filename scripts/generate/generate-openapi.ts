import { ENQUIRY_LIMITS } from '../../cms/contracts/enquiry.ts';
import {
  FEED_LIMITS,
  SHARED_ENQUIRY_FIELDS,
  type SharedEnquiryField,
} from '../../cms/contracts/integrations.ts';
import {
  LEAD_ANSWERS_DESCRIPTION,
  LEAD_BODY_FIELDS,
  LEAD_LIMITS,
  type LeadBodyField,
} from '../../cms/contracts/lead-sources.ts';
import {
  SIGNATURE_HEADERS,
  TEST_EVENT,
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
} from '../../cms/contracts/webhooks.ts';
import type { Attribute } from '../../cms/src/content-model/content-attributes.ts';
import type { Schema, Schemas } from '../../cms/src/content-model/read-schemas.ts';

type JsonSchema = Record<string, unknown>;

const TIMESTAMP = { type: 'string', format: 'date-time' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** Returns an object schema of which every property is required. */
const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const TYPES: Partial<Record<Attribute['type'], JsonSchema>> = {
  string: { type: 'string' },
  text: { type: 'string' },
  decimal: { type: 'number' },
  integer: { type: 'integer' },
  date: { type: 'string', format: 'date' },
  datetime: TIMESTAMP,
};

/** Returns the JSON schema of a field; null is allowed unless the field is required. */
function fieldSchema(attribute: Attribute, description: string): JsonSchema {
  const isRequired = attribute.required === true;
  if (attribute.type === 'enumeration') {
    const values = isRequired ? attribute.enum : [...attribute.enum, null];
    return { type: isRequired ? 'string' : ['string', 'null'], enum: values, description };
  }
  const schema = TYPES[attribute.type];
  if (!schema) throw new Error(`No JSON schema for fields of type ${attribute.type}`);
  return { ...schema, type: isRequired ? schema.type : [schema.type, 'null'], description };
}

/** Strapi adds these to every type. */
const DATES: Record<string, Attribute> = {
  createdAt: { type: 'datetime', required: true },
  updatedAt: { type: 'datetime', required: true },
};

function enquirySchema({ attributes }: Schema): JsonSchema {
  const names = Object.keys(SHARED_ENQUIRY_FIELDS) as SharedEnquiryField[];
  const fields = names.map((name) => {
    const attribute = attributes[name] ?? DATES[name];
    if (!attribute) throw new Error(`An enquiry has no field ${name}`);
    return [name, fieldSchema(attribute, SHARED_ENQUIRY_FIELDS[name])] as const;
  });
  return objectOf({
    id: { type: 'string', description: 'Stable id.' },
    url: { type: 'string', format: 'uri', description: 'Where staff handle it.' },
    ...Object.fromEntries(fields),
  });
}

const DATA: Record<string, JsonSchema> = {
  'enquiry.created': objectOf({ id: { type: 'string' }, enquiry: ref('Enquiry') }),
  'enquiry.updated': objectOf({
    id: { type: 'string' },
    changes: {
      type: 'array',
      items: { type: 'string' },
      description: 'Names of the records that the history got.',
    },
    enquiry: ref('Enquiry'),
  }),
  'enquiry.deleted': objectOf({ id: { type: 'string' } }),
  'subscription.created': objectOf({ id: { type: 'string' }, subscription: ref('Subscription') }),
  'subscription.deleted': objectOf({ id: { type: 'string' } }),
  [TEST_EVENT]: { type: 'object' },
};

const SIGNATURE_PARAMETERS = Object.entries(SIGNATURE_HEADERS).map(([header, description]) => ({
  ...{ in: 'header', name: header, required: true, description },
  schema: { type: 'string' },
}));

function webhook(name: string, summary: string) {
  const body = objectOf({ type: { const: name }, timestamp: TIMESTAMP, data: DATA[name] ?? {} });
  return {
    post: {
      summary,
      parameters: SIGNATURE_PARAMETERS,
      requestBody: { required: true, ...json(body) },
      responses: { '2XX': { description: 'Received. Anything else is retried.' } },
    },
  };
}

const ERRORS = {
  '400': { description: 'A parameter is unknown or not valid.', ...json(ref('Error')) },
  '401': { description: 'No token, or one that expired.', ...json(ref('Error')) },
  '403': { description: 'The token has no right to this.', ...json(ref('Error')) },
};

const PARAMETERS = [
  {
    ...{ in: 'query', name: 'cursor', schema: { type: 'string' } },
    description: '`meta.cursor` of the last response: continues after it.',
  },
  {
    ...{ in: 'query', name: 'since', schema: TIMESTAMP },
    description: 'Starts with what changed at or after this date. Not with `cursor`.',
  },
  {
    ...{ in: 'query', name: 'limit' },
    description: 'Number of entries in the response.',
    schema: {
      ...{ type: 'integer', minimum: 1 },
      ...{ maximum: FEED_LIMITS.max, default: FEED_LIMITS.default },
    },
  },
];

const feed = (summary: string, item: string) => ({
  get: {
    summary,
    parameters: PARAMETERS,
    responses: {
      '200': {
        description: 'The oldest change first.',
        ...json(
          objectOf({
            data: { type: 'array', items: ref(item) },
            meta: objectOf({
              cursor: { type: ['string', 'null'] },
              hasMore: { type: 'boolean' },
            }),
          }),
        ),
      },
      ...ERRORS,
    },
  },
});

const LEAD_FIELD_LIMITS: Partial<Record<LeadBodyField, number>> = {
  ...{ id: LEAD_LIMITS.id, name: ENQUIRY_LIMITS.name.max, email: ENQUIRY_LIMITS.email.max },
  ...{ phone: ENQUIRY_LIMITS.phone.max, company: ENQUIRY_LIMITS.name.max },
  ...{ subject: ENQUIRY_LIMITS.subject.max, message: ENQUIRY_LIMITS.message.max },
};

function leadSchema(): JsonSchema {
  const fields = Object.entries(LEAD_BODY_FIELDS).map(([name, description]) => {
    const maxLength = LEAD_FIELD_LIMITS[name as LeadBodyField];
    const type = name === 'id' ? 'string' : ['string', 'null'];
    const format = name === 'createdAt' && { format: 'date-time' };
    return [name, { type, ...format, ...(maxLength && { maxLength }), description }] as const;
  });
  const answers = {
    type: ['array', 'null'],
    maxItems: LEAD_LIMITS.answers,
    items: objectOf({
      question: { type: 'string', maxLength: LEAD_LIMITS.question },
      answer: { type: 'string', maxLength: LEAD_LIMITS.answer },
    }),
    description: LEAD_ANSWERS_DESCRIPTION,
  };
  return {
    type: 'object',
    properties: { ...Object.fromEntries(fields), answers },
    required: ['id'],
    anyOf: [{ required: ['email'] }, { required: ['phone'] }],
  };
}

const failure = (description: string) => ({ description, ...json(ref('Error')) });

function leadOperation() {
  const receipt = json(objectOf({ data: ref('LeadReceipt') }));
  return {
    post: {
      summary: 'Sends a lead of an advertising form',
      description: 'Signed with the secret of the source, as webhooks are. Needs no token.',
      security: [],
      parameters: [
        { in: 'path', name: 'source', required: true, schema: { type: 'string' } },
        ...SIGNATURE_PARAMETERS,
      ],
      requestBody: { required: true, ...json(objectOf({ data: ref('Lead') })) },
      responses: {
        '200': { description: 'It was received before.', ...receipt },
        '201': { description: 'Received.', ...receipt },
        '400': failure('A field is not valid; `details.errors` names each. Do not retry.'),
        '401': failure('The signature is not valid; the message says why.'),
        '409': failure('The id was sent before with other data.'),
        '410': failure('Staff revoked the source. Do not retry.'),
        '413': failure(`More than ${ENQUIRY_LIMITS.body} bytes. Do not retry.`),
        '429': failure(
          'Too many leads, or too many refused signatures. Retry after `Retry-After`.',
        ),
        '503': failure('Not stored. Retry.'),
      },
    },
  };
}

/** Returns the OpenAPI document of what other systems receive and read. */
export function openApiDocument(types: Schemas): JsonSchema {
  const enquiry = types['api::enquiry.enquiry'];
  if (!enquiry) throw new Error('There is no schema of enquiries');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tequiora: other systems',
      version: '1',
      description: 'See integrations.md. Fields may be added; none is renamed or removed.',
    },
    servers: [{ url: 'https://example.com/api/v1', description: 'The address of the site' }],
    security: [{ token: [] }],
    paths: {
      '/enquiries': feed('Enquiries that changed', 'Enquiry'),
      '/enquiries/{id}': {
        get: {
          summary: 'One enquiry',
          parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
          responses: {
            '200': { description: 'The enquiry.', ...json(objectOf({ data: ref('Enquiry') })) },
            ...ERRORS,
            '404': { description: 'It does not exist, or was deleted.', ...json(ref('Error')) },
          },
        },
      },
      '/subscriptions': feed('Subscriptions to the newsletter that were added', 'Subscription'),
      '/leads/{source}': leadOperation(),
    },
    webhooks: Object.fromEntries([
      ...WEBHOOK_EVENT_NAMES.map((name) => [name, webhook(name, WEBHOOK_EVENTS[name])]),
      [TEST_EVENT, webhook(TEST_EVENT, 'Enviar prueba')],
    ]),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A custom API token of Strapi.' },
      },
      schemas: {
        Enquiry: enquirySchema(enquiry),
        Subscription: objectOf({
          id: { type: 'string' },
          email: { type: 'string' },
          createdAt: TIMESTAMP,
        }),
        Lead: leadSchema(),
        LeadReceipt: objectOf({ folio: { type: 'string' }, createdAt: TIMESTAMP }),
        Error: objectOf({
          data: { type: 'null' },
          error: objectOf({
            status: { type: 'integer' },
            name: { type: 'string' },
            message: { type: 'string' },
          }),
        }),
      },
    },
  };
}
