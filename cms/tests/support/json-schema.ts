import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A part of an OpenAPI document. */
// oxlint-disable-next-line typescript/no-explicit-any
type JsonSchema = Record<string, any>;

/** Returns the OpenAPI document of other systems. */
export const readOpenApi = (): JsonSchema =>
  JSON.parse(readFileSync(path.join(__dirname, '../../docs/openapi.json'), 'utf8')) as JsonSchema;

function resolve(document: JsonSchema, schema: JsonSchema): JsonSchema {
  const { $ref } = schema as { $ref?: string };
  if (!$ref) return schema;
  const parts = $ref.replace('#/', '').split('/');
  return parts.reduce<JsonSchema>((part, name) => part[name] as JsonSchema, document);
}

const FORMATS: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  uri: /^https?:\/\/\S+$/,
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/**
 * Lists where a value differs from the JSON schema, for the keywords that our document uses; a property that
 * is not described is a fault too.
 */
export function findSchemaFaults(
  document: JsonSchema,
  given: JsonSchema,
  value: unknown,
  at = '',
): string[] {
  const schema = resolve(document, given);
  const types = [schema.type ?? typeOf(value)].flat() as string[];
  const type = typeOf(value);
  const isType = types.includes(type) || (type === 'integer' && types.includes('number'));
  if (!isType) return [`${at}: ${type} instead of ${types.join(' or ')}`];
  if ('const' in schema && schema.const !== value) return [`${at}: ${String(value)}`];
  if (schema.enum && !(schema.enum as unknown[]).includes(value))
    return [`${at}: ${String(value)}`];
  const format = FORMATS[schema.format as string];
  if (format && typeof value === 'string' && !format.test(value)) return [`${at}: ${value}`];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      findSchemaFaults(document, schema.items as JsonSchema, item, `${at}[${index}]`),
    );
  }
  if (type !== 'object') return [];
  const fields = value as Record<string, unknown>;
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const missing = ((schema.required ?? []) as string[]).filter((name) => !(name in fields));
  return [
    ...missing.map((name) => `${at}.${name}: missing`),
    ...Object.entries(fields).flatMap(([name, field]) => {
      const property = properties[name];
      if (property) return findSchemaFaults(document, property, field, `${at}.${name}`);
      return schema.properties && name !== 'details' ? [`${at}.${name}: not described`] : [];
    }),
  ];
}
