import { BuildFailure } from './build-failure';

export type CmsConnection = { url: string; token: string };

export type Attribute = {
  type: string;
  required?: boolean;
  component?: string;
  /** Target type of a relation. */
  target?: string;
  repeatable?: boolean;
};

/** A content type or component schema of the CMS. */
export type CmsSchema = {
  uid: string;
  singularName: string;
  displayName: string;
  kind?: string;
  attributes: Record<string, Attribute>;
};

const TIMEOUT_MS = 10_000;

/**
 * Reads the CMS connection from the environment.
 * @throws with the name of a missing variable and its expected value
 */
export function readCmsConnection(env: NodeJS.ProcessEnv): CmsConnection {
  const url = env.STRAPI_API_URL?.replace(/\/+$/, '');
  const token = env.STRAPI_TOKEN;
  if (!url) {
    throw new Error(
      'Falta STRAPI_API_URL: la dirección del CMS, por ejemplo http://127.0.0.1:1337',
    );
  }
  if (!token) {
    throw new Error(
      'Falta STRAPI_TOKEN: el token con que la construcción lee el contenido del CMS',
    );
  }
  return { url, token };
}

/**
 * Requests a path below `/api`.
 * @throws with instructions for the operator
 */
export async function readFromCms({ url, token }: CmsConnection, path: string): Promise<Response> {
  const response = await fetch(`${url}/api/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    const message = `El CMS no responde en ${url} (${error.message}).`;
    throw new BuildFailure({ message, isCmsAway: true });
  });
  if (response.status === 401 || response.status === 403) {
    throw new BuildFailure({
      message: `El CMS de ${url} rechaza el token (${response.status}). Revisa que STRAPI_TOKEN sea el mismo en el CMS y en el sitio.`,
    });
  }
  if (!response.ok) {
    const message = `El CMS de ${url} contestó ${response.status}.`;
    throw new BuildFailure({ message, isCmsAway: response.status >= 500 });
  }
  return response;
}

type SchemaList = { data: { uid: string; schema: Omit<CmsSchema, 'uid'> }[] };

/**
 * Reads the schemas of the CMS. Must be the first request, because gatsby-source-strapi reports an
 * unreachable CMS as an unrelated TypeError.
 * @throws with instructions for the operator
 */
export async function readSchemas(connection: CmsConnection): Promise<Map<string, CmsSchema>> {
  const responses = await Promise.all(
    ['content-types', 'components'].map((path) =>
      readFromCms(connection, `content-type-builder/${path}`),
    ),
  );
  const lists = await Promise.all(
    responses.map((response) => response.json() as Promise<SchemaList>),
  );
  const schemas = lists.flatMap(({ data }) =>
    data.map(({ uid, schema }): [string, CmsSchema] => [uid, { ...schema, uid }]),
  );
  return new Map(schemas);
}
