import {
  FEED_LIMITS,
  SHARED_ENQUIRY_FIELDS,
  type SharedEnquiryField,
} from '../../cms/contracts/integrations.ts';
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

function webhook(name: string, summary: string) {
  const body = objectOf({ type: { const: name }, timestamp: TIMESTAMP, data: DATA[name] ?? {} });
  return {
    post: {
      summary,
      parameters: Object.entries(SIGNATURE_HEADERS).map(([header, description]) => ({
        ...{ in: 'header', name: header, required: true, description },
        schema: { type: 'string' },
      })),
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
